/** Texts of notification mails. A language that lacks a kind does not compile. */
import type { NotificationKind, NotificationValues } from '@parrot/contract/notifications';

export type MailText = { subject: string; paragraphs: string[]; button: string };

export type MailTexts = {
  hello(name: string): string;
  kinds: { [Kind in NotificationKind]: (values: NotificationValues[Kind], tenantName: string) => MailText };
  /** Why the recipient gets this mail and how to change that. */
  note: string;
};
