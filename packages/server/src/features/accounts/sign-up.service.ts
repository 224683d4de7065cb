/** Signing up and proving the address. Every answer is the same whether the address is known or not. */
import { AppError, type LanguageCode, type UserId } from '@parrot/contract/core';
import { afterCommit, type Client, type Platform, type Tx } from '../../platform/index.ts';
import { activeTenantsOf, openInvitationsTo } from '../team/index.ts';
import { deleteTenants } from '../tenants/index.ts';
import { foundTenant, type Joining } from './joining.ts';
import { issueToken, useToken } from './one-time-tokens.repository.ts';
import type { Passwords } from './passwords.ts';
import {
  deletePerson,
  findPerson,
  findPersonByEmail,
  insertPerson,
  updatePerson,
} from './people.repository.ts';
import type { Postman } from './postman.ts';
import type { Redirects } from './redirects.ts';

type SignUp = { name: string; company: string; emailId: string; password: string; language: LanguageCode };

export type SignUpService = {
  signUp(details: SignUp): Promise<void>;
  resendVerification(emailId: string): Promise<void>;
  /** Where to go next, signed in. */
  verifyEmail(token: string, client: Client): Promise<string>;
};

type Needs = { passwords: Passwords; postman: Postman; redirects: Redirects; joining: Joining };

export function createSignUpService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { passwords, postman, redirects, joining }: Needs,
): SignUpService {
  const mailVerification = async (tx: Tx, userId: UserId, emailId: string, language: LanguageCode) => {
    const token = await issueToken(tx, 'verify', userId, clock.now());
    afterCommit(tx, () => postman.verification({ emailId, language, token }));
  };

  return {
    async signUp({ password, ...details }) {
      const { emailId } = details;
      // Done for a known address too, so that the time taken tells nothing.
      const passwordHash = await passwords.hash(password);
      await database.system(async (tx) => {
        const now = clock.now();
        const known = await findPersonByEmail(tx, emailId);
        if (known?.emailVerifiedAt) {
          const { name, language } = known;
          afterCommit(tx, () => postman.alreadyRegistered({ emailId, name, language }));
          return;
        }
        if (known) await forgetUnverified(tx, known.id, now);
        const invitations = await openInvitationsTo(tx, emailId, now);
        const userId = await insertPerson(tx, { ...details, passwordHash, verifiedAt: null, at: now });
        // Undefined: the same address signed up at this very moment, and has its mail.
        if (!userId) return;
        if (invitations.length === 0)
          await foundTenant(tx, { userId, name: details.name }, details.company, now);
        await mailVerification(tx, userId, emailId, details.language);
      });
      await postman.handOver();
    },

    async resendVerification(emailId) {
      await database.system(async (tx) => {
        const person = await findPersonByEmail(tx, emailId);
        if (person && !person.emailVerifiedAt)
          await mailVerification(tx, person.id, emailId, person.language);
      });
      await postman.handOver();
    },

    verifyEmail: (token, client) =>
      database.system(async (tx) => {
        const now = clock.now();
        const userId = await useToken(tx, 'verify', token, now);
        const person = userId && (await findPerson(tx, userId));
        if (!person) throw new AppError('link_invalid');
        await updatePerson(tx, person.id, { emailVerifiedAt: now });
        await joining.afterConfirmation(tx, person, now, client);
        return redirects.issue(tx, person.id);
      }),
  };
}

/** Whoever left an address unverified has never been in; the next to sign up with it starts afresh, password and all. */
async function forgetUnverified(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await deleteTenants(tx, await activeTenantsOf(tx, userId, now));
  await deletePerson(tx, userId);
}
