/** The words of every mail of accounts and team. A language that lacks one does not compile. */
export type MailText = { subject: string; paragraphs: string[]; button: string; note: string };

export type MailTexts = {
  /** Nothing the person typed stands in it: whoever signs up may have given somebody else's address. */
  verification(values: { hours: number }): MailText;
  alreadyRegistered(values: { name: string }): MailText;
  passwordReset(values: { name: string; minutes: number }): MailText;
  invitation(values: { invitedBy: string; tenantName: string; hours: number }): MailText;
};

export type MailKind = keyof MailTexts;
export type MailValues<Kind extends MailKind> = Parameters<MailTexts[Kind]>[0];
