/** The texts of mails about a workspace's data. A missing text does not compile. */
type MailText = { subject: string; paragraphs: string[]; button?: string; note: string };

export type MailTexts = {
  exportReady(values: { workspace: string; hours: number }): MailText;
  erasureScheduled(values: { workspace: string; by: string; day: string }): MailText;
  erasureCancelled(values: { workspace: string; by: string }): MailText;
  /** `receipt`: the receipt as JSON. `invoices`: how many are retained. */
  erased(values: { workspace: string; receipt: string; invoices: number; years: number }): MailText;
};
