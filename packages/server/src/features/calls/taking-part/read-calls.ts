/** The calls that ring or are active, and whether one can be started. */
import type { Call } from '@parrot/contract/calls';
import { AppError, type AppId, type TenantId, type UserSessionId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { type Apps, findPublishedVersionId, type PublishedApp } from '../../apps/index.ts';
import {
  isEnded,
  ownerOf,
  requireOwnConversation,
  type Session,
  type Visitor,
} from '../../conversations/index.ts';
import { requireVisible, visibilityOf } from '../../desk/index.ts';
import { presentCall } from '../calls.present.ts';
import { findOpenCall, isInOtherCall, openCallsOf } from '../calls.repository.ts';
import type { ChangeCall } from '../state/change-call.ts';

type OpenCall = { call: Call | null; canStart: boolean };

export type ReadCalls = {
  ofVisitor(app: PublishedApp, visitor: Visitor): Promise<OpenCall>;
  ofSession(caller: Caller, id: UserSessionId): Promise<OpenCall>;
  ofAgent(caller: Caller): Promise<Call[]>;
  /** A session that the agent may see, of an app that allows calls. */
  requireCallable(caller: Caller, id: UserSessionId): Promise<Session>;
};

export const requireCallsAllowed = ({ settings }: Pick<PublishedApp, 'settings'>): void => {
  if (!settings.behaviour.isVideoCallRequired) throw new AppError('call_not_allowed');
};

export function createReadCalls(
  { database }: Pick<Platform, 'database'>,
  { apps, changeCall }: { apps: Pick<Apps, 'visibleAppIds' | 'loadVersionProfile'>; changeCall: ChangeCall },
): ReadCalls {
  const visibleSession = (caller: Caller, id: UserSessionId) =>
    database.tenant(caller.tenantId, async (tx) =>
      requireVisible(tx, await visibilityOf(tx, caller, apps), id),
    );

  /** As published, like the widget's configuration. */
  const allowsCalls = async (tenantId: TenantId, appId: AppId): Promise<boolean> => {
    const versionId = await database.tenant(tenantId, (tx) => findPublishedVersionId(tx, appId));
    if (!versionId) return false;
    return (await apps.loadVersionProfile(tenantId, versionId)).settings.behaviour.isVideoCallRequired;
  };

  return {
    async requireCallable(caller, id) {
      const session = await visibleSession(caller, id);
      if (!(await allowsCalls(session.tenantId, session.appId))) throw new AppError('call_not_allowed');
      return session;
    },

    ofVisitor: ({ settings }, visitor) =>
      changeCall.inConversation(visitor, ({ open, locked: { conversation, session } }) => {
        requireOwnConversation(conversation, visitor);
        const hasAgent = session !== null && !isEnded(session.status) && ownerOf(session) !== null;
        const canStart = !open && hasAgent && settings.behaviour.isVideoCallRequired;
        return { call: open ? presentCall(open) : null, canStart };
      }),

    async ofSession(caller, id) {
      const session = await visibleSession(caller, id);
      const isAllowed = await allowsCalls(session.tenantId, session.appId);
      return database.tenant(caller.tenantId, async (tx) => {
        const open = await findOpenCall(tx, session.conversationId);
        if (open) return { call: open.sessionId === id ? presentCall(open) : null, canStart: false };
        const isOwn = !isEnded(session.status) && ownerOf(session) === caller.userId;
        return { call: null, canStart: isAllowed && isOwn && !(await isInOtherCall(tx, caller.userId)) };
      });
    },

    ofAgent: ({ tenantId, userId }) =>
      database.tenant(tenantId, async (tx) => (await openCallsOf(tx, userId)).map(presentCall)),
  };
}
