/** Passkeys: what the server asks is handed to the browser, and its answer brought back. */

import type { NewPasskey, Signed, TextInfo } from "../lib/protocol";

type Options = Record<string, unknown>;

/** Whether this browser has passkeys on this page. */
export const hasPasskeys = (): boolean => "PublicKeyCredential" in globalThis;

/** Make a passkey. */
export async function make(options: Options): Promise<NewPasskey> {
  const asked = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: asked.excludeCredentials?.map((one) => ({ ...one, id: bytes(one.id) })) ?? [],
  } as PublicKeyCredentialCreationOptions;
  const { rawId, response } = await answered(navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return { id: written(rawId), client_data: written(clientDataJSON), attestation: written(attestationObject) };
}

/** Sign with a passkey that the person chooses. */
export async function sign(options: Options): Promise<Signed> {
  const asked = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = { ...asked, challenge: bytes(asked.challenge), allowCredentials: [] } as PublicKeyCredentialRequestOptions;
  const { rawId, response } = await answered(navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return {
    id: written(rawId),
    client_data: written(clientDataJSON),
    authenticator: written(authenticatorData),
    signature: written(signature),
    user: userHandle ? written(userHandle) : "",
  };
}

/** What the browser answers; why it does not, in our words. */
async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await asked) as PublicKeyCredential;
  } catch (error) {
    const id = WHY[error instanceof DOMException ? error.name : ""] ?? "account-unable";
    throw { id, args: {} } satisfies TextInfo;
  }
}

const WHY: Record<string, string> = {
  NotAllowedError: "account-cancelled",
  AbortError: "account-cancelled",
  InvalidStateError: "account-there",
};

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

const written = (raw: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(raw)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
