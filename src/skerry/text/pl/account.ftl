### O kontach, tam gdzie są.

account-title = Twoje konto
account-open = Konto
account-about = Zastrzeż swoje imię: wtedy nikt inny tu pod nim nie usiądzie, a jego ranking będzie tylko Twój. Potrzebny jest klucz dostępu, bez hasła i adresu e-mail.
account-name = Imię do zastrzeżenia
account-register = Utwórz klucz dostępu
account-have = Masz tu już konto?
account-sign-in = Zaloguj się kluczem dostępu
account-as = Zalogowano jako { $name }.
account-rename = Zmień imię
account-passkeys = Klucze dostępu
account-passkey = Dodany { $created }, ostatnio użyty { $used }
account-current = używany tutaj
account-add = Dodaj kolejny klucz dostępu
account-lost = Kto straci wszystkie klucze dostępu, straci konto: nie odzyska go pocztą ani hasłem. Dodaj drugi klucz dostępu na innym urządzeniu.
account-remove = Usuń
account-remove-sure = Usunąć ten klucz dostępu? Przeglądarki zalogowane nim zostaną wylogowane.
account-sign-out = Wyloguj się
account-delete = Usuń konto
account-delete-sure = Usunąć konto { $name }? Imię będzie wolne dla wszystkich, a jego rankingi przepadną na zawsze.
account-elsewhere = Klucze dostępu działają tylko pod tym adresem:
account-unable = Ta przeglądarka nie ma kluczy dostępu dla tej strony.
account-cancelled = Nie użyto klucza dostępu: anulowano to albo trwało zbyt długo.
account-there = To urządzenie ma już klucz dostępu do tego konta.
