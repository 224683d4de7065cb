import type { MailTexts, SecurityChange } from '../mail-texts.ts';

const CHANGES: Record<SecurityChange, { subject: string; text: string }> = {
  secondFactorAdded: {
    subject: 'Ihr Parrot-Konto hat jetzt einen zweiten Faktor',
    text: 'ab sofort fragt Parrot bei der Anmeldung nach einem Code aus Ihrer Authenticator-App. Bewahren Sie Ihre Wiederherstellungscodes gut auf.',
  },
  secondFactorRemoved: {
    subject: 'Der zweite Faktor Ihres Parrot-Kontos wurde entfernt',
    text: 'ab sofort genügt Ihr Passwort für die Anmeldung.',
  },
  secondFactorReset: {
    subject: 'Der zweite Faktor Ihres Parrot-Kontos wurde zurückgesetzt',
    text: 'ein Admin hat ihn zurückgesetzt und Sie überall abgemeldet. Nach der nächsten Anmeldung können Sie einen neuen einrichten.',
  },
  passkeyAdded: {
    subject: 'Ihr Parrot-Konto hat einen neuen Passkey',
    text: 'Sie können sich jetzt damit statt mit Ihrem Passwort anmelden.',
  },
  passkeyRemoved: {
    subject: 'Ein Passkey Ihres Parrot-Kontos wurde entfernt',
    text: 'Mit ihm kann sich niemand mehr anmelden.',
  },
  recoveryCodeUsed: {
    subject: 'Anmeldung bei Parrot mit einem Wiederherstellungscode',
    text: 'jemand, vermutlich Sie selbst, hat sich gerade mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Dieser Code gilt nun nicht mehr.',
  },
  recoveryCodesRenewed: {
    subject: 'Sie haben neue Wiederherstellungscodes für Parrot',
    text: 'Ihre Wiederherstellungscodes wurden gerade ersetzt. Die alten gelten nicht mehr.',
  },
};

export const german: MailTexts = {
  verification: ({ hours }) => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse für Parrot',
    paragraphs: [
      'Guten Tag,',
      'schön, dass Sie sich bei Parrot angemeldet haben. Nur noch ein Klick: Bitte bestätigen Sie, dass dies Ihre Adresse ist.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    note: `Der Link gilt einmal, ${hours} Stunden lang. Falls Sie sich nicht angemeldet haben, ignorieren Sie diese Mail einfach, dann passiert nichts.`,
  }),
  alreadyRegistered: ({ name }) => ({
    subject: 'Sie haben schon ein Konto bei Parrot',
    paragraphs: [
      `Guten Tag ${name},`,
      'jemand, vermutlich Sie selbst, wollte sich gerade mit dieser Adresse bei Parrot registrieren. Sie haben aber schon ein Konto und können sich einfach anmelden. Falls Ihnen das Passwort entfallen ist, hilft Ihnen die Anmeldeseite zu einem neuen.',
    ],
    button: 'Anmelden',
    note: 'Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Konto ist unverändert.',
  }),
  passwordReset: ({ name, minutes }) => ({
    subject: 'Wählen Sie ein neues Passwort für Parrot',
    paragraphs: [
      `Guten Tag ${name},`,
      'hier ist der Link, mit dem Sie ein neues Passwort wählen. Danach sind Sie überall sonst abgemeldet.',
    ],
    button: 'Neues Passwort wählen',
    note: `Der Link gilt einmal, ${minutes} Minuten lang. Falls Sie ihn nicht angefordert haben, ignorieren Sie diese Mail einfach: Ihr Passwort bleibt, wie es ist.`,
  }),
  invitation: ({ invitedBy, tenantName, hours }) => ({
    subject: `${invitedBy} lädt Sie zu ${tenantName} auf Parrot ein`,
    paragraphs: [
      'Guten Tag,',
      `${invitedBy} möchte Sie bei ${tenantName} auf Parrot dabeihaben. Dort baut das Team seine Chatbots und antwortet seinen Kunden.`,
    ],
    button: 'Einladung annehmen',
    note: `Der Link gilt ${hours} Stunden lang. Wenn Sie ${invitedBy} nicht kennen, ignorieren Sie diese Mail bitte.`,
  }),
  securityChange: ({ name, change }) => ({
    subject: CHANGES[change].subject,
    paragraphs: [`Guten Tag ${name},`, CHANGES[change].text],
    button: 'Sicherheit prüfen',
    note: 'Wenn Sie das nicht waren, ändern Sie bitte Ihr Passwort und melden Sie sich überall sonst ab.',
  }),
};
