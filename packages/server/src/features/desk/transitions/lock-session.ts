/** Finds a session among the apps of an agent, and runs work under the lock of its conversation. */
import { AppError, type MsgId, type UserSessionId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import {
  findSession,
  isEnded,
  type LockedConversation,
  type Session,
  type UnitOfWork,
} from '../../conversations/index.ts';

type LockOptions = {
  /** Rejects early, without waiting for the lock. */
  precheck?: (session: Session) => void;
  /** Id of the message that will be added. */
  msgId?: MsgId;
};

export type LockSession = {
  /**
   * Not limited to visible sessions, so that the slower of two agents who take a session learns who has it.
   */
  ofOwnApps(tx: Tx, caller: Caller, id: UserSessionId): Promise<Session>;
  /** In the caller's transaction. */
  underLockIn<T>(
    tx: Tx,
    caller: Caller,
    id: UserSessionId,
    work: (locked: LockedConversation, tx: Tx) => Promise<T> | T,
    options?: LockOptions,
  ): Promise<T>;
  underLock<T>(
    caller: Caller,
    id: UserSessionId,
    work: (locked: LockedConversation, tx: Tx) => Promise<T> | T,
    options?: LockOptions,
  ): Promise<T>;
};

export function createLockSession(
  { database }: Pick<Platform, 'database'>,
  { apps, unitOfWork }: { apps: Pick<Apps, 'canAccessApp'>; unitOfWork: UnitOfWork },
): LockSession {
  const ofOwnApps: LockSession['ofOwnApps'] = async (tx, caller, id) => {
    const session = await findSession(tx, id);
    const isAllowed = session && (caller.allApps || (await apps.canAccessApp(tx, caller, session.appId)));
    if (!isAllowed) throw new AppError('not_found');
    return session;
  };

  const underLockIn: LockSession['underLockIn'] = async (tx, caller, id, work, { precheck, msgId } = {}) => {
    const session = await ofOwnApps(tx, caller, id);
    precheck?.(session);
    return unitOfWork(tx, session.conversationId, (locked) => work(locked, tx), msgId);
  };

  return {
    ofOwnApps,
    underLockIn,
    underLock: (caller, id, work, options) =>
      database.tenant(caller.tenantId, (tx) => underLockIn(tx, caller, id, work, options)),
  };
}

/** The session with that id, unless it has ended. */
export function openSession({ session }: LockedConversation, id: UserSessionId): Session {
  if (session?.id !== id || isEnded(session.status)) throw new AppError('conversation_over');
  return session;
}
