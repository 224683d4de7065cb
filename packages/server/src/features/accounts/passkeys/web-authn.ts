/** The WebAuthn protocol: what browsers get, and whether what they reply is right. */
import type { NewCredential, UsedCredential } from '@parrot/contract/accounts';
import { AppError, type UserId } from '@parrot/contract/core';
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Platform } from '../../../platform/index.ts';
import type { PasskeyRow } from '../accounts.tables.ts';

type Owner = { id: UserId; email: string; name: string };
type Options = { challenge: string } & Record<string, unknown>;
/** Whether a challenge is one that was given out. It is used up. */
type CheckChallenge = (challenge: string) => Promise<boolean>;

type NewKey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

export type WebAuthn = {
  optionsToAdd(owner: Owner, existing: readonly PasskeyRow[]): Promise<Options>;
  verifyNew(credential: NewCredential, check: CheckChallenge): Promise<NewKey>;
  /** Without passkeys the browser offers those it has. */
  optionsToSignIn(allowed: readonly PasskeyRow[]): Promise<Options>;
  /** Returns how often the device was used. */
  verifyUse(credential: UsedCredential, passkey: PasskeyRow, check: CheckChallenge): Promise<number>;
};

export function createWebAuthn({ publicUrl, log }: Pick<Platform, 'publicUrl' | 'log'>): WebAuthn {
  /** Passkeys belong to the domain, and the page must be ours. */
  const site = () => {
    const { hostname, origin } = new URL(publicUrl());
    return { rpID: hostname, origin };
  };
  const expected = () => ({ expectedOrigin: site().origin, expectedRPID: site().rpID });
  const descriptors = (passkeys: readonly PasskeyRow[]) =>
    passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    }));
  const refuse = (cause?: unknown) => {
    log.info({ err: cause }, 'a passkey was refused; the user can try again');
    return new AppError('invalid_credentials', { message: REFUSED, cause });
  };

  return {
    async optionsToAdd({ id, email, name }, existing) {
      const { generateRegistrationOptions } = await load();
      return {
        ...(await generateRegistrationOptions({
          rpName: 'Parrot',
          rpID: site().rpID,
          userName: email,
          userDisplayName: name,
          userID: Uint8Array.from(Buffer.from(id)),
          attestationType: 'none',
          excludeCredentials: descriptors(existing),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        })),
      };
    },

    async verifyNew(credential, expectedChallenge) {
      const { verifyRegistrationResponse } = await load();
      const result = await verifyRegistrationResponse({
        response: withExtensions(credential) as RegistrationResponseJSON,
        expectedChallenge,
        ...expected(),
      }).catch((cause: unknown) => {
        throw refuse(cause);
      });
      if (!result.verified) throw refuse();
      const { id, publicKey, counter } = result.registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: credential.response.transports ?? [],
      };
    },

    async optionsToSignIn(allowed) {
      const { generateAuthenticationOptions } = await load();
      return {
        ...(await generateAuthenticationOptions({
          rpID: site().rpID,
          userVerification: 'required',
          allowCredentials: descriptors(allowed),
        })),
      };
    },

    async verifyUse(credential, { credentialId, publicKey, counter }, expectedChallenge) {
      const { verifyAuthenticationResponse } = await load();
      const result = await verifyAuthenticationResponse({
        response: withExtensions(credential),
        expectedChallenge,
        ...expected(),
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
        },
      }).catch((cause: unknown) => {
        throw refuse(cause);
      });
      if (!result.verified) throw refuse();
      return result.authenticationInfo.newCounter;
    },
  };
}

/** On first use: few users have passkeys, and it is large. */
const load = () => import('@simplewebauthn/server');

/** We ask for no extensions. */
const withExtensions = <Credential extends object>(credential: Credential) => ({
  ...credential,
  clientExtensionResults: {},
});

const REFUSED = 'This passkey didn’t work here. Try again, or sign in another way.';
