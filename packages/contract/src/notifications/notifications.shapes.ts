import * as z from 'zod';
import type { PlanStage, PlanState } from '../billing/plan-stages.ts';
import type { LimitKind, NoticePercent } from '../billing/plans.shapes.ts';
import type { ServiceRequestState, ServiceRequestType } from '../billing/service-requests.calls.ts';
import { notificationId } from '../core/ids.ts';
import type { TargetKind } from '../tickets/targets.shapes.ts';

/** The kinds of notifications. */
export const NOTIFICATION_KINDS = [
  'person-waiting',
  'assigned',
  'transfer-offered',
  'missed-chat',
  'missed-call',
  'mention',
  'snooze-ended',
  'rule-notice',
  'target-warning',
  'target-breached',
  'invitation-accepted',
  'role-changed',
  'knowledge-ready',
  'knowledge-failed',
  'limit-near',
  'plan-ending',
  'trial-extended',
  'payment-received',
  'payment-failed',
  'service-request',
  'plan-limit',
] as const;
const notificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof notificationKind>;

/** The session event with which a chat was missed. */
export const MISSED_REASONS = ['nobody-came', 'stopped-waiting', 'closed'] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];

/** Values to interpolate into the text of each kind. */
export type NotificationValues = {
  /** `message` is the visitor's last message; blank if there is none. */
  'person-waiting': { visitorName: string; appName: string; message: string };
  /**
   * Assigned to the user by another agent, with an optional reason in `note`, or by the app's assignment
   * rule; `how` as in the assignment.
   */
  assigned: { visitorName: string; appName: string; how: string; byName: string; note: string };
  'transfer-offered': { visitorName: string; appName: string; byName: string; note: string };
  /** `reason`: no agent came in time, or the visitor returned to the bot or ended the chat while waiting. */
  'missed-chat': { visitorName: string; appName: string; reason: MissedReason };
  'missed-call': { visitorName: string };
  /** `about` names the subject, such as a ticket; `text` is the comment. */
  mention: { byName: string; about: string; text: string };
  /** `ticket` is its number, such as T-12. */
  'snooze-ended': { ticket: string; subject: string; visitorName: string };
  /** From a rule of the desk; `text` is blank if it has none. */
  'rule-notice': { ruleName: string; visitorName: string; appName: string; text: string };
  'target-warning': { ticket: string; subject: string; target: TargetKind };
  'target-breached': { ticket: string; subject: string; target: TargetKind };
  'invitation-accepted': { userName: string };
  'role-changed': { byName: string; roleNames: string };
  /** How many documents and sites of the app were read, and how many failed. */
  'knowledge-ready': { appName: string; ready: string };
  'knowledge-failed': { appName: string; ready: string; failed: string };
  /** Percentage of the monthly model budget; at 100 it is used up. */
  'limit-near': { percent: string };
  /**
   * `date`, a day of the workspace's time zone: when the plan ends while it is `ending`, when bots stop once
   * it has `ended`; empty after that.
   */
  'plan-ending': { stage: PlanStage; plan: PlanState; planName: string; date: string };
  /** `date` is the new last day, of the workspace's time zone. */
  'trial-extended': { date: string };
  /** `amount` is formatted. */
  'payment-received': { planName: string; amount: string; byName: string };
  'payment-failed': { planName: string; amount: string; byName: string };
  /** `planName` is the plan to cancel or to switch to; `answer` is what the vendor replied. */
  'service-request': {
    requestType: ServiceRequestType;
    state: ServiceRequestState;
    planName: string;
    byName: string;
    answer: string;
  };
  /** How many of what the plan includes are used; at 100 all are. */
  'plan-limit': { limit: LimitKind; percent: `${NoticePercent}`; used: string; max: string };
};

/** The channels of notifications: the bell, the browser, email. */
export const NOTIFICATION_CHANNELS = ['inApp', 'browser', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const notification = z.object({
  notificationId,
  kind: notificationKind,
  /** Values to interpolate into the notification's text. */
  values: z.record(z.string(), z.string()),
  link: z.string(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
  /** Whether the user also wants a browser notification. */
  byBrowser: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

const channels = z.object({ inApp: z.boolean(), browser: z.boolean(), email: z.boolean() });
export type ChannelChoice = z.infer<typeof channels>;

/** Which notifications a user wants, and on which channels. */
export const notificationChoices = z.record(notificationKind, channels);
export type NotificationChoices = z.infer<typeof notificationChoices>;

export const DEFAULT_CHOICES: NotificationChoices = {
  'person-waiting': { inApp: true, browser: true, email: false },
  assigned: { inApp: true, browser: true, email: false },
  'transfer-offered': { inApp: true, browser: true, email: false },
  'missed-chat': { inApp: true, browser: false, email: false },
  'missed-call': { inApp: true, browser: false, email: false },
  mention: { inApp: true, browser: true, email: true },
  'snooze-ended': { inApp: true, browser: true, email: false },
  'rule-notice': { inApp: true, browser: true, email: false },
  'target-warning': { inApp: true, browser: true, email: false },
  'target-breached': { inApp: true, browser: true, email: false },
  'invitation-accepted': { inApp: true, browser: false, email: false },
  'role-changed': { inApp: true, browser: false, email: true },
  'knowledge-ready': { inApp: true, browser: false, email: false },
  'knowledge-failed': { inApp: true, browser: true, email: false },
  'limit-near': { inApp: true, browser: false, email: true },
  'plan-ending': { inApp: true, browser: false, email: true },
  'trial-extended': { inApp: true, browser: false, email: true },
  'payment-received': { inApp: true, browser: false, email: true },
  'payment-failed': { inApp: true, browser: true, email: true },
  'service-request': { inApp: true, browser: false, email: true },
  'plan-limit': { inApp: true, browser: false, email: true },
};
