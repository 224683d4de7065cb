/** Turns events of other slices into notifications. */
import { isInQueue } from '@parrot/contract/desk';
import type { Bus } from '../../platform/index.ts';
import {
  paymentSettled,
  planLimitUsed,
  planStageReached,
  serviceRequestChanged,
  trialExtended,
} from '../billing/index.ts';
import {
  conversationAssigned,
  queueChanged,
  sessionChanged,
  transferOffered,
  visitorMissed,
} from '../conversations/index.ts';
import { knowledgeRead } from '../knowledge/index.ts';
import { modelBudgetUsed } from '../models/index.ts';
import { invitationAccepted, memberRightsChanged, memberRolesChanged } from '../team/index.ts';
import type { BillingNotifications } from './billing-notifications.service.ts';
import type { EventNotifications } from './event-notifications.service.ts';
import type { SessionNotifications } from './session-notifications.service.ts';

export function startNotificationListeners(
  bus: Bus,
  {
    events,
    sessions,
    billing,
  }: { events: EventNotifications; sessions: SessionNotifications; billing: BillingNotifications },
): void {
  bus.work(queueChanged, ({ tenantId, payload: { session, inLine } }) =>
    inLine
      ? sessions.visitorWaiting(tenantId, session)
      : sessions.removeOutdated(tenantId, session.userSessionId),
  );
  bus.work(
    sessionChanged,
    ({ tenantId, payload: { session } }) => sessions.removeOutdated(tenantId, session.userSessionId),
    // A new session has no notifications yet. One that entered the queue is handled with that event.
    ({ moved, isNew, session }) => moved && !isNew && !isInQueue(session),
  );
  bus.work(memberRightsChanged, ({ tenantId, payload: { userIds } }) =>
    sessions.removeInaccessible(tenantId, userIds),
  );
  bus.work(conversationAssigned, ({ tenantId, payload }) => sessions.conversationAssigned(tenantId, payload));
  bus.work(transferOffered, ({ tenantId, payload: { session, seq } }) =>
    sessions.transferOffered(tenantId, session, seq),
  );
  bus.work(visitorMissed, ({ tenantId, payload }) => sessions.visitorMissed(tenantId, payload));
  bus.work(invitationAccepted, ({ tenantId, payload }) => events.invitationAccepted(tenantId, payload));
  bus.work(modelBudgetUsed, ({ tenantId, payload }) => events.modelBudgetUsed(tenantId, payload));
  bus.work(knowledgeRead, ({ id, tenantId, payload }) => events.knowledgeRead(tenantId, id, payload));
  bus.work(memberRolesChanged, ({ id, tenantId, payload }) => events.rolesChanged(tenantId, id, payload));
  bus.work(planStageReached, ({ tenantId, payload }) => billing.planStageReached(tenantId, payload));
  bus.work(trialExtended, ({ id, tenantId, payload }) => billing.trialExtended(tenantId, id, payload));
  bus.work(planLimitUsed, ({ id, tenantId, payload }) => billing.planLimitUsed(tenantId, id, payload));
  bus.work(paymentSettled, ({ tenantId, payload }) => billing.paymentSettled(tenantId, payload));
  bus.work(
    serviceRequestChanged,
    ({ tenantId, payload }) => billing.serviceRequestChanged(tenantId, payload),
    ({ state }) => state !== 'withdrawn',
  );
}
