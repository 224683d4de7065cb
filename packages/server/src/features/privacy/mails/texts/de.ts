import type { MailTexts } from '../mail-texts.ts';

export const german: MailTexts = {
  exportReady: ({ workspace, hours }) => ({
    subject: `Ihr Export von ${workspace} ist fertig`,
    paragraphs: ['Hallo,', `die Daten von ${workspace} stehen als ZIP-Datei zum Download bereit.`],
    button: 'Zum Download',
    note: `Der Download ist ${hours} Stunden lang verfügbar, nur für Inhaber des Workspace. Falls Sie ihn nicht angefordert haben, ändern Sie Ihr Passwort.`,
  }),
  erasureScheduled: ({ workspace, by, day }) => ({
    subject: `${workspace} wird am ${day} gelöscht`,
    paragraphs: [
      'Hallo,',
      `${by} hat entschieden, den Parrot-Workspace ${workspace} zu löschen. Am ${day} wird alles darin endgültig gelöscht. Bis dahin sind die Bots abgeschaltet, und jeder Inhaber kann die Löschung abbrechen oder die Daten exportieren.`,
    ],
    button: 'Ansehen oder abbrechen',
    note: 'Sie erhalten diese E-Mail als Inhaber des Workspace.',
  }),
  erasureCancelled: ({ workspace, by }) => ({
    subject: `${workspace} wird nicht gelöscht`,
    paragraphs: ['Hallo,', `${by} hat die Löschung von ${workspace} abgebrochen. Die Bots antworten wieder.`],
    button: 'Parrot öffnen',
    note: 'Sie erhalten diese E-Mail als Inhaber des Workspace.',
  }),
  erased: ({ workspace, receipt, invoices, years }) => ({
    subject: `${workspace} wurde gelöscht`,
    paragraphs: [
      'Hallo,',
      `der Parrot-Workspace ${workspace} und alles darin wurden endgültig gelöscht.`,
      invoices > 0
        ? `Ihre Rechnungen (${invoices}) müssen wir nach Steuerrecht ${years} Jahre aufbewahren. Sonst ist nichts mehr vorhanden.`
        : 'Es ist nichts mehr vorhanden.',
      'Das ist Ihr Beleg:',
      receipt,
    ],
    note: 'Bewahren Sie diese E-Mail als Nachweis auf. Der Beleg enthält keine personenbezogenen Daten.',
  }),
};
