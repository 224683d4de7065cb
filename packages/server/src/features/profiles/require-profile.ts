/** A profile is read and changed by agents who may see the conversation that they name. */
import { AppError, type UserSessionId } from '@parrot/contract/core';
import type { Caller, Tx } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import { findPerson, type Person, type Session } from '../conversations/index.ts';
import { requireVisible, visibilityOf } from '../desk/index.ts';

export type RequireProfile = (
  tx: Tx,
  caller: Caller,
  id: UserSessionId,
) => Promise<{ session: Session; person: Person }>;

export const createRequireProfile =
  (apps: Pick<Apps, 'visibleAppIds'>): RequireProfile =>
  async (tx, caller, id) => {
    const session = await requireVisible(tx, await visibilityOf(tx, caller, apps), id);
    const person = await findPerson(tx, session.visitorId);
    if (!person) throw new AppError('not_found');
    return { session, person };
  };
