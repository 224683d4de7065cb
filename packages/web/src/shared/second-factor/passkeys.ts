/** Passkeys of this browser. The library is loaded on first use. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../http/api-error.ts';

/** Browsers support them on https and on localhost only, and a passkey belongs to a host name. */
export const supportsPasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(window.location.hostname);
const IP_ADDRESS = /^[\d.]+$|^\[/;

type Options = Record<string, unknown>;

/** The user cancelled, or the browser refused: it does not tell which. */
const failure =
  (message: string) =>
  (cause: unknown): never => {
    throw new ApiError(0, 'passkey_failed', message, {}, cause);
  };

/** Asks the user to create one. */
export async function createPasskey(options: Options, failed: string) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(failure(failed));
  return { id, rawId, type, response };
}

/** Asks the user for one. */
export async function askForPasskey(options: Options, failed: string) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(failure(failed));
  return { id, rawId, type, response };
}
