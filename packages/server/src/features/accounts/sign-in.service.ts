/** Signing in by password, and choosing a new one. */
import { AppError } from '@parrot/contract/core';
import { afterCommit, type Client, type Platform } from '../../platform/index.ts';
import type { EndSessions } from './end-sessions.ts';
import { requireEntry } from './entry.ts';
import type { Joining } from './joining.ts';
import { deleteTokensOf, issueToken, useToken } from './one-time-tokens.repository.ts';
import type { Passwords } from './passwords.ts';
import { findPerson, findPersonByEmail, updatePerson } from './people.repository.ts';
import type { Postman } from './postman.ts';
import type { Redirects } from './redirects.ts';
import type { SignInTries } from './sign-in-tries.ts';

export type SignInService = {
  signIn(attempt: {
    emailId: string;
    password: string;
    page: string | undefined;
    ip: string;
  }): Promise<string>;
  forgotPassword(emailId: string): Promise<void>;
  resetPassword(token: string, password: string, client: Client): Promise<string>;
};

type Needs = {
  passwords: Passwords;
  tries: SignInTries;
  postman: Postman;
  redirects: Redirects;
  joining: Joining;
  endSessions: EndSessions;
};

export function createSignInService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { passwords, tries, postman, redirects, joining, endSessions }: Needs,
): SignInService {
  return {
    async signIn({ emailId, password, page, ip }) {
      await tries.begin(emailId, ip);
      const person = await database.system((tx) => findPersonByEmail(tx, emailId));
      const right = await passwords.matches(password, person?.passwordHash);
      if (!person || !right) throw new AppError('invalid_credentials');
      await tries.succeeded(emailId, ip);
      return database.system(async (tx) => {
        await requireEntry(tx, person, clock.now());
        return redirects.issue(tx, person.id, page);
      });
    },

    async forgotPassword(emailId) {
      await database.system(async (tx) => {
        const person = await findPersonByEmail(tx, emailId);
        if (!person) return;
        const token = await issueToken(tx, 'reset', person.id, clock.now());
        afterCommit(tx, () =>
          postman.passwordReset({ emailId, name: person.name, language: person.language, token }),
        );
      });
      await postman.handOver();
    },

    async resetPassword(token, password, client) {
      const passwordHash = await passwords.hash(password);
      const person = await database.system(async (tx) => {
        const now = clock.now();
        const userId = await useToken(tx, 'reset', token, now);
        const found = userId && (await findPerson(tx, userId));
        if (!found) throw new AppError('link_invalid');
        // Whoever reads the mail owns the address.
        const emailVerifiedAt = found.emailVerifiedAt ?? now;
        await updatePerson(tx, found.id, { passwordHash, emailVerifiedAt });
        await deleteTokensOf(tx, found.id);
        await tries.forget(tx, found.email);
        await endSessions(tx, { userId: found.id }, 'password');
        if (!found.emailVerifiedAt) await joining.afterConfirmation(tx, found, now, client);
        return { ...found, emailVerifiedAt };
      });
      return database.system(async (tx) => {
        await requireEntry(tx, person, clock.now());
        return redirects.issue(tx, person.id);
      });
    },
  };
}
