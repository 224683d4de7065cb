/** Hears of what happens elsewhere in the house, and sees that people are told. */
import type { Bus } from '../../platform/index.ts';
import {
  conversationGiven,
  personRequested,
  transferOffered,
  visitorMissed,
} from '../conversations/index.ts';
import { knowledgeRead } from '../knowledge/index.ts';
import { modelBudgetUsed } from '../models/index.ts';
import { invitationAccepted, memberRolesChanged } from '../team/index.ts';
import type { OccasionsService } from './occasions.service.ts';

export function listenForOccasions(bus: Bus, occasions: OccasionsService): void {
  bus.work(personRequested, ({ tenantId, payload: { session, seq } }) =>
    occasions.personWaits(tenantId, session, seq),
  );
  bus.work(conversationGiven, ({ tenantId, payload }) => occasions.conversationGiven(tenantId, payload));
  bus.work(transferOffered, ({ tenantId, payload: { session, seq } }) =>
    occasions.transferOffered(tenantId, session, seq),
  );
  bus.work(visitorMissed, ({ tenantId, payload: { session, seq } }) =>
    occasions.visitorMissed(tenantId, session, seq),
  );
  bus.work(invitationAccepted, ({ tenantId, payload }) => occasions.invitationAccepted(tenantId, payload));
  bus.work(modelBudgetUsed, ({ tenantId, payload }) => occasions.modelBudgetUsed(tenantId, payload));
  bus.work(knowledgeRead, ({ id, tenantId, payload }) => occasions.knowledgeRead(tenantId, id, payload));
  bus.work(memberRolesChanged, ({ id, tenantId, payload }) => occasions.rolesChanged(tenantId, id, payload));
}
