/** A session somebody at the desk wants to do something with: found by their apps, worked on under its conversation's lock. */
import { AppError, type MsgId, type UserSessionId } from '@parrot/contract/core';
import type { Caller, Platform, Tx } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import type { Thread } from '../../conversations/sessions/locked-conversation.ts';
import { isEnded } from '../../conversations/sessions/session.policy.ts';
import { findSession } from '../../conversations/sessions/session.repository.ts';
import type { Session } from '../../conversations/sessions/session.ts';
import type { WorkOnThread } from '../../conversations/sessions/unit-of-work.ts';

type Beside = {
  /** Refuses what can't be done as things stand, without waiting for the lock. */
  glance?: (session: Session) => void;
  /** Of the message that is to be added. */
  msgId?: MsgId;
};

export type HoldSession = ReturnType<typeof createHoldSession>;

export function createHoldSession(
  { database }: Pick<Platform, 'database'>,
  { apps, workOnThread }: { apps: Pick<Apps, 'canAccessApp'>; workOnThread: WorkOnThread },
) {
  /** Of the caller's apps. Whoever has it, its name and holder are no secret there: two who want it learn who was quicker. */
  const ofOwnApps = async (tx: Tx, caller: Caller, id: UserSessionId): Promise<Session> => {
    const session = await findSession(tx, id);
    const isOpen = session && (caller.allApps || (await apps.canAccessApp(tx, caller, session.appId)));
    if (!isOpen) throw new AppError('not_found');
    return session;
  };

  return {
    ofOwnApps,
    onThread: <T>(
      caller: Caller,
      id: UserSessionId,
      work: (thread: Thread, tx: Tx) => Promise<T> | T,
      { glance, msgId }: Beside = {},
    ): Promise<T> =>
      database.tenant(caller.tenantId, async (tx) => {
        const session = await ofOwnApps(tx, caller, id);
        glance?.(session);
        return workOnThread(tx, session.conversationId, (thread) => work(thread, tx), msgId);
      }),
  };
}

/** The session of that id, where it is not over yet. */
export function sessionUnderWay({ session }: Thread, id: UserSessionId): Session {
  if (session?.id !== id || isEnded(session.status)) throw new AppError('conversation_over');
  return session;
}
