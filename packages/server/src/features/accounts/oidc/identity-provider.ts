/** The OpenID Connect provider from the settings: where to send users, and who came back. */
import { AppError } from '@parrot/contract/core';
import type { Configuration } from 'openid-client';
import type { Platform } from '../../../platform/index.ts';
import type { OidcAttempt } from './oidc-attempt-cookie.ts';

type ProvenIdentity = { emailId: string | undefined; emailVerified: boolean };

export type IdentityProvider = {
  start(): Promise<{ address: string } & Omit<OidcAttempt, 'page'>>;
  finish(callbackUrl: string, attempt: OidcAttempt): Promise<ProvenIdentity>;
};

/** Undefined if no provider is configured. */
export function createIdentityProvider({
  settings,
  publicUrl,
  log,
}: Pick<Platform, 'settings' | 'publicUrl' | 'log'>): IdentityProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = settings;
  if (!issuer || !clientId) return undefined;
  const callbackPage = () => `${publicUrl()}/accounts/oidc`;
  let known: Promise<Configuration> | undefined;

  /** Discovered once, and again only after a failure. */
  const configuration = async () => {
    const oidc = await loadClient();
    known ??= oidc.discovery(new URL(issuer), clientId, secret, undefined, {
      // Plain http is for development.
      execute: settings.NODE_ENV === 'production' ? [] : [oidc.allowInsecureRequests],
    });
    try {
      return await known;
    } catch (cause) {
      known = undefined;
      log.error(
        { err: cause },
        'OpenID Connect discovery failed; sign-in with the provider is unavailable until it succeeds',
      );
      throw new AppError('unavailable', { cause });
    }
  };

  return {
    async start() {
      const oidc = await loadClient();
      const verifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const address = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callbackPage(),
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { address: address.href, state, nonce, verifier };
    },

    async finish(callbackUrl, { state, nonce, verifier }) {
      const oidc = await loadClient();
      const config = await configuration();
      // Only the query comes from the provider; the rest of the URL is known to be ours.
      const current = new URL(callbackPage());
      current.search = URL.canParse(callbackUrl) ? new URL(callbackUrl).search : '';
      try {
        const tokens = await oidc.authorizationCodeGrant(config, current, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims?.email !== undefined) return identity(claims);
        // Many providers return the address only in the user info.
        return identity(await oidc.fetchUserInfo(config, tokens.access_token, claims?.sub ?? ''));
      } catch (cause) {
        log.warn({ err: cause }, 'OpenID Connect sign-in failed; the user is asked to try again');
        throw new AppError('unauthenticated', {
          message: `Signing in with ${settings.OIDC_NAME} didn’t work. Please try again.`,
          cause,
        });
      }
    },
  };
}

const loadClient = () => import('openid-client');

const identity = (claims: Readonly<Record<string, unknown>>): ProvenIdentity => ({
  emailId: typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : undefined,
  emailVerified: claims.email_verified === true,
});
