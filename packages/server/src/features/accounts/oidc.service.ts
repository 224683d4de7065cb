/** Signing in with the OpenID Connect provider of the settings. It must vouch for the address of an account we have. */
import { AppError } from '@parrot/contract/core';
import type { Client, Platform } from '../../platform/index.ts';
import { requireEntry } from './entry.ts';
import { createIdentityProvider } from './identity-provider.ts';
import type { Joining } from './joining.ts';
import type { OidcAttempt } from './oidc-attempt.ts';
import { findPersonByEmail, updatePerson } from './people.repository.ts';
import type { Redirects } from './redirects.ts';

export type OidcService = {
  /** What the provider is called on the login page; null where there is none. */
  name: string | null;
  start(page: string | undefined): Promise<{ address: string; attempt: OidcAttempt }>;
  finish(callbackUrl: string, attempt: OidcAttempt | undefined, client: Client): Promise<string>;
};

type Needs = { redirects: Redirects; joining: Joining };

export function createOidcService(
  platform: Pick<Platform, 'database' | 'clock' | 'settings' | 'publicUrl' | 'log'>,
  { redirects, joining }: Needs,
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
        const person = await findPersonByEmail(tx, emailId);
        if (!person) throw new AppError('unregistered');
        const emailVerifiedAt = person.emailVerifiedAt ?? now;
        if (!person.emailVerifiedAt) {
          // The provider proves the address; the password was typed by somebody who never did.
          await updatePerson(tx, person.id, { emailVerifiedAt, passwordHash: null });
          await joining.afterConfirmation(tx, person, now, client);
        }
        await requireEntry(tx, { ...person, emailVerifiedAt }, now);
        return redirects.issue(tx, person.id, attempt.page);
      });
    },
  };
}
