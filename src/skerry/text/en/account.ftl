### What is said of accounts, where there are any.

account-title = Your account
account-open = Account
account-about = Reserve your name: then nobody else sits down under it here, and its rating is yours alone. You need a passkey, no password and no mail address.
account-name = Name to reserve
account-register = Make a passkey
account-have = You have an account here?
account-sign-in = Sign in with a passkey
account-as = You are signed in as { $name }.
account-rename = Change the name
account-passkeys = Passkeys
account-passkey = Added { $created }, last used { $used }
account-current = in use here
account-add = Add another passkey
account-lost = Whoever loses all passkeys loses the account; there is no mail and no password to get it back. Add a second passkey, on another device.
account-remove = Remove
account-remove-sure = Remove this passkey? Browsers that came by it are signed out.
account-sign-out = Sign out
account-delete = Delete the account
account-delete-sure = Delete the account of { $name }? The name is free for everybody then, and its ratings are gone for good.
account-elsewhere = Passkeys work at this address only:
account-unable = This browser has no passkeys for this page.
account-cancelled = No passkey was used; it was cancelled, or it took too long.
account-there = This device has a passkey for the account already.
