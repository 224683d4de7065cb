import type { MailTexts } from '../mail-texts.ts';

export const english: MailTexts = {
  exportReady: ({ workspace, hours }) => ({
    subject: `Your export of ${workspace} is ready`,
    paragraphs: ['Hello,', `The data of ${workspace} is ready to download as a ZIP file.`],
    button: 'Go to the download',
    note: `It’s available for ${hours} hours, for owners of the workspace only. If you didn’t request it, change your password.`,
  }),
  erasureScheduled: ({ workspace, by, day }) => ({
    subject: `${workspace} will be erased on ${day}`,
    paragraphs: [
      'Hello,',
      `${by} decided to erase the Parrot workspace ${workspace}. On ${day}, everything in it is permanently deleted. Until then, its bots stay off, and every owner can cancel the erasure or export the data.`,
    ],
    button: 'Review or cancel',
    note: 'You’re receiving this email because you’re an owner of this workspace.',
  }),
  erasureCancelled: ({ workspace, by }) => ({
    subject: `${workspace} won’t be erased`,
    paragraphs: ['Hello,', `${by} canceled the erasure of ${workspace}. Its bots are answering again.`],
    button: 'Open Parrot',
    note: 'You’re receiving this email because you’re an owner of this workspace.',
  }),
  erased: ({ workspace, receipt, invoices, years }) => ({
    subject: `${workspace} was erased`,
    paragraphs: [
      'Hello,',
      `The Parrot workspace ${workspace} and everything in it were permanently deleted.`,
      invoices > 0
        ? `Tax law requires us to keep your invoices (${invoices}) for ${years} years. Nothing else is left.`
        : 'Nothing is left.',
      'This is your receipt:',
      receipt,
    ],
    note: 'Keep this email as proof. The receipt contains no personal data.',
  }),
};
