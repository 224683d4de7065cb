/** The texts of every mail of accounts and team. A missing text does not compile. */
type MailText = { subject: string; paragraphs: string[]; button: string; note: string };

/** A change of how a user signs in. */
export type SecurityChange =
  | 'secondFactorAdded'
  | 'secondFactorRemoved'
  | 'secondFactorReset'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed';

export type MailTexts = {
  /** Contains nothing the user typed: the address may belong to someone else. */
  verification(values: { hours: number }): MailText;
  alreadyRegistered(values: { name: string }): MailText;
  passwordReset(values: { name: string; minutes: number }): MailText;
  invitation(values: { invitedBy: string; tenantName: string; hours: number }): MailText;
  securityChange(values: { name: string; change: SecurityChange }): MailText;
};

export type MailKind = keyof MailTexts;
