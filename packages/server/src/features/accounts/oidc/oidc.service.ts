/** Sign-in with the OpenID Connect provider. It must confirm the address of an existing account. */
import { AppError } from '@parrot/contract/core';
import type { Client, Platform } from '../../../platform/index.ts';
import { findUserByEmail } from '../../users/index.ts';
import type { LoginRedirects } from '../sign-in/login-redirects.ts';
import { requireSignInAllowed } from '../sign-in/sign-in-eligibility.ts';
import type { ConfirmEmail } from '../sign-up/confirm-email.ts';
import { createIdentityProvider } from './identity-provider.ts';
import type { OidcAttempt } from './oidc-attempt-cookie.ts';

export type OidcService = {
  /** The provider's name on the login page; null without one. */
  name: string | null;
  start(page: string | undefined): Promise<{ address: string; attempt: OidcAttempt }>;
  finish(callbackUrl: string, attempt: OidcAttempt | undefined, client: Client): Promise<string>;
};

type Dependencies = { redirects: LoginRedirects; confirmEmail: ConfirmEmail };

export function createOidcService(
  platform: Pick<Platform, 'database' | 'clock' | 'settings' | 'publicUrl' | 'log'>,
  { redirects, confirmEmail }: Dependencies,
): OidcService {
  const { database, clock, settings } = platform;
  const provider = createIdentityProvider(platform);

  return {
    name: provider ? settings.OIDC_NAME : null,

    async start(page) {
      if (!provider) throw new AppError('not_found');
      const { address, ...secrets } = await provider.start();
      return { address, attempt: { ...secrets, ...(page && { page }) } };
    },

    async finish(callbackUrl, attempt, client) {
      if (!provider) throw new AppError('not_found');
      if (!attempt) throw new AppError('unauthenticated');
      const { emailId, emailVerified } = await provider.finish(callbackUrl, attempt);
      if (!emailId) throw new AppError('unregistered');
      if (!emailVerified) throw new AppError('email_unverified');
      return database.system(async (tx) => {
        const now = clock.now();
        const found = await findUserByEmail(tx, emailId);
        if (!found) throw new AppError('unregistered');
        // The provider proves the address; the user who set the password never did.
        const user = found.emailVerifiedAt
          ? found
          : await confirmEmail(tx, found, { passwordHash: null }, client);
        await requireSignInAllowed(tx, user, now);
        return redirects.issue(tx, user.id, attempt.page);
      });
    },
  };
}
