/** Texts of notification mails. A language that lacks a kind does not compile. */
import type { LimitKind } from '@parrot/contract/billing';
import type { NotificationKind, NotificationValues } from '@parrot/contract/notifications';

export type MailText = { subject: string; paragraphs: string[]; button: string };

export type MailTexts = {
  hello(name: string): string;
  kinds: { [Kind in NotificationKind]: (values: NotificationValues[Kind], tenantName: string) => MailText };
  /** Why the recipient gets this mail and how to change that. */
  note: string;
};

/** The texts about plans and payments. */
export type BillingMailTexts = Pick<
  MailTexts['kinds'],
  'plan-ending' | 'trial-extended' | 'payment-received' | 'payment-failed' | 'service-request'
>;

/** The texts about targets of tickets. */
export type TargetMailTexts = Pick<MailTexts['kinds'], 'target-warning' | 'target-breached'>;

export type LimitMailTexts = Pick<MailTexts['kinds'], 'plan-limit'>;

/** Subject and text, by the limit and how much of it is used. */
export type LimitTexts = Record<
  LimitKind,
  Record<NotificationValues['plan-limit']['percent'], [subject: string, text: string]>
>;
