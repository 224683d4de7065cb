import * as z from 'zod';
import { activityId, userId } from '../core/ids.ts';

/** The subject of an activity and what happened to it. */
const ACTIVITY_ACTIONS = [
  'user.joined',
  'user.removed',
  'user.rolesChanged',
  'user.appsChanged',
  'user.madeInactive',
  'user.madeActive',
  'user.returned',
  'invitation.sent',
  'invitation.resent',
  'invitation.deleted',
  'role.created',
  'role.changed',
  'role.deleted',
  'group.created',
  'group.changed',
  'group.deleted',
  'app.created',
  'app.published',
  'app.unpublished',
  'app.passedOn',
  'app.archived',
  'app.unarchived',
  'app.deleted',
  'app.duplicated',
  'app.shared',
  'app.unshared',
  'app.renamed',
  'app.settingsChanged',
  'app.restored',
  'app.secretRenewed',
  'flow.changed',
  'source.added',
  'source.deleted',
  'faq.added',
  'faq.changed',
  'faq.deleted',
  'faq.manyDeleted',
  'faq.manyChanged',
  'faq.restored',
  'faq.imported',
  'visitor.exported',
  'visitor.erased',
  'tenant.created',
  'tenant.activityExported',
  'subscription.paid',
  'subscription.planChanged',
  'subscription.graceStarted',
  'subscription.ended',
  'subscription.expired',
  'subscription.requested',
  'subscription.requestWithdrawn',
  'subscription.requestDone',
  'subscription.requestDeclined',
  'subscription.trialExtended',
  'subscription.planGranted',
  'subscription.timeZoneChanged',
] as const;
const activityAction = z.enum(ACTIVITY_ACTIONS);
export type ActivityAction = z.infer<typeof activityAction>;

/** The subjects of activities: the part before the dot. */
export const ACTIVITY_SUBJECTS = [
  'user',
  'invitation',
  'role',
  'group',
  'app',
  'flow',
  'source',
  'faq',
  'visitor',
  'tenant',
  'subscription',
] as const;
export const activitySubject = z.enum(ACTIVITY_SUBJECTS);
export type ActivitySubject = z.infer<typeof activitySubject>;

export const activity = z.object({
  activityId,
  at: z.iso.datetime(),
  act: activityAction,
  /** Null if a job or a timeout did it. */
  actorId: userId.nullable(),
  actorName: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
  subjectId: z.string(),
  subjectName: z.string(),
  /** Values to interpolate into the entry's text, such as the roles before and after. */
  values: z.record(z.string(), z.string()),
});
export type Activity = z.infer<typeof activity>;
