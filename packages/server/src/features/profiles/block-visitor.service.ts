/** Blocks a visitor, who can't open or use the chat until an agent unblocks them. */
import { AppError, type UserSessionId } from '@parrot/contract/core';
import type { Profile } from '@parrot/contract/profiles';
import type { Caller, Platform } from '../../platform/index.ts';
import { recordActivity } from '../activity/index.ts';
import { lockPerson, setBlocked } from '../conversations/index.ts';
import { readProfile } from './profiles.service.ts';
import { publishProfile } from './publish-profile.ts';
import type { RequireProfile } from './require-profile.ts';

export type BlockVisitor = (caller: Caller, id: UserSessionId, blocked: boolean) => Promise<Profile>;

export const createBlockVisitor =
  (
    { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
    requireProfile: RequireProfile,
  ): BlockVisitor =>
  (caller, id, blocked) =>
    database.tenant(caller.tenantId, async (tx) => {
      const { session, person: found } = await requireProfile(tx, caller, id);
      const person = await lockPerson(tx, found.visitorId);
      if (!person) throw new AppError('not_found');
      // Another agent was faster.
      if ((person.blockedAt !== null) === blocked) return readProfile(tx, person);
      const now = clock.now();
      const change = blocked
        ? { blockedAt: now, blockedBy: caller.name }
        : { blockedAt: null, blockedBy: '' };
      await setBlocked(tx, person.mainId, change);
      const action = blocked ? 'visitor.blocked' : 'visitor.unblocked';
      await recordActivity(tx, caller, now, {
        action,
        subjectId: person.appId,
        subjectName: session.appName,
      });
      await publishProfile(outbox, tx, person);
      return readProfile(tx, { ...person, ...change });
    });
