import type { MailTexts } from '../mail-texts.ts';

export const swedish: MailTexts = {
  exportReady: ({ workspace, hours }) => ({
    subject: `Din export av ${workspace} är klar`,
    paragraphs: ['Hej!', `All data i ${workspace} kan nu laddas ner som en ZIP-fil.`],
    button: 'Till nedladdningen',
    note: `Den finns kvar i ${hours} timmar och bara för arbetsytans ägare. Om du inte har begärt den bör du byta lösenord.`,
  }),
  erasureScheduled: ({ workspace, by, day }) => ({
    subject: `${workspace} raderas den ${day}`,
    paragraphs: [
      'Hej!',
      `${by} har bestämt att Parrot-arbetsytan ${workspace} ska raderas. Den ${day} tas allt i den bort permanent. Fram till dess är botarna avstängda, och varje ägare kan avbryta raderingen eller exportera data.`,
    ],
    button: 'Granska eller avbryt',
    note: 'Du får det här mejlet eftersom du äger arbetsytan.',
  }),
  erasureCancelled: ({ workspace, by }) => ({
    subject: `${workspace} raderas inte`,
    paragraphs: ['Hej!', `${by} har avbrutit raderingen av ${workspace}. Botarna svarar igen.`],
    button: 'Öppna Parrot',
    note: 'Du får det här mejlet eftersom du äger arbetsytan.',
  }),
  erased: ({ workspace, receipt, invoices, years }) => ({
    subject: `${workspace} har raderats`,
    paragraphs: [
      'Hej!',
      `Parrot-arbetsytan ${workspace} och allt i den har tagits bort permanent.`,
      invoices > 0
        ? `Enligt skattelagstiftningen måste vi spara dina fakturor (${invoices}) i ${years} år. Inget annat finns kvar.`
        : 'Inget finns kvar.',
      'Det här är ditt kvitto:',
      receipt,
    ],
    note: 'Spara mejlet som bevis. Kvittot innehåller inga personuppgifter.',
  }),
};
