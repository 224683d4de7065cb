import { germanBilling } from '../billing-texts/de.ts';
import { germanLimits } from '../limit-texts/de.ts';
import type { MailTexts } from '../mail-texts.ts';
import { germanTargets } from '../target-texts/de.ts';

export const german: MailTexts = {
  hello: (name) => `Guten Tag ${name},`,
  kinds: {
    ...germanBilling,
    ...germanLimits,
    ...germanTargets,
    'person-waiting': ({ visitorName, appName, message }, tenantName) => ({
      subject: `${visitorName} wartet in ${appName}`,
      paragraphs: [
        `${visitorName} möchte in ${appName} mit einem Menschen sprechen und steht jetzt in der Warteschlange von ${tenantName}. Wer das Gespräch zuerst übernimmt, hat es.`,
        ...(message ? [`„${message}“`] : []),
      ],
      button: 'Desk öffnen',
    }),
    assigned: ({ visitorName, appName, byName, note }, tenantName) => ({
      subject: `${visitorName} ist jetzt bei Ihnen`,
      paragraphs: [
        `${byName || tenantName} hat Ihnen das Gespräch mit ${visitorName} in ${appName} gegeben.`,
        ...(note ? [`„${note}“`] : []),
      ],
      button: 'Desk öffnen',
    }),
    'transfer-offered': ({ visitorName, appName, byName, note }) => ({
      subject: `${byName} möchte Ihnen ${visitorName} übergeben`,
      paragraphs: [
        `${byName} bietet Ihnen das Gespräch mit ${visitorName} in ${appName} an. Sie haben eine Minute Zeit, es anzunehmen.`,
        ...(note ? [note] : []),
      ],
      button: 'Desk öffnen',
    }),
    'missed-chat': ({ visitorName, appName }) => ({
      subject: `${visitorName} ging ohne Antwort`,
      paragraphs: [`${visitorName} hat in ${appName} auf einen Menschen gewartet, und niemand kam.`],
      button: 'Desk öffnen',
    }),
    'missed-call': ({ visitorName }) => ({
      subject: `Verpasster Anruf von ${visitorName}`,
      paragraphs: [
        `${visitorName} hat Sie angerufen und nicht erreicht. Sie können aus dem Gespräch zurückrufen.`,
      ],
      button: 'Desk öffnen',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} erwähnt Sie: ${about}`,
      paragraphs: [`${byName} hat Sie bei ${tenantName} erwähnt, und zwar hier: ${about}.`, text],
      button: 'Ansehen',
    }),
    'snooze-ended': ({ ticket, subject, visitorName }) => ({
      subject: `${ticket} ist wieder offen: ${subject}`,
      paragraphs: [`Die Wiedervorlage von ${ticket} ist fällig (${visitorName}): ${subject}`],
      button: 'Ticket öffnen',
    }),
    'rule-notice': ({ ruleName, visitorName, appName, text }) => ({
      subject: `${ruleName}: ${visitorName}`,
      paragraphs: [
        `Die Regel „${ruleName}“ benachrichtigt Sie über das Gespräch mit ${visitorName} in ${appName}.`,
        ...(text ? [text] : []),
      ],
      button: 'Gespräch öffnen',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} ist jetzt bei ${tenantName} dabei`,
      paragraphs: [`${userName} hat Ihre Einladung angenommen und gehört jetzt zu ${tenantName}.`],
      button: 'Zum Team',
    }),
    'knowledge-ready': ({ appName, ready }) => ({
      subject: `${appName} hat seine Dokumente gelesen`,
      paragraphs: [
        `Alles, was ${appName} bekommen hat, ist gelesen: ${ready} insgesamt. Veröffentlichen Sie es, damit Ihre Besucher etwas davon haben.`,
      ],
      button: 'Dokumente öffnen',
    }),
    'knowledge-failed': ({ appName, ready, failed }) => ({
      subject: `${appName} konnte nicht alles lesen`,
      paragraphs: [
        `Gelesen: ${ready}. Nicht lesbar: ${failed}. In der Liste steht, warum, und was Sie tun können.`,
      ],
      button: 'Dokumente öffnen',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Ihre Rollen bei ${tenantName} haben sich geändert`,
      paragraphs: [
        `${byName} hat geändert, was Sie bei ${tenantName} tun dürfen. ${rolesNow(roleNames)} Sie müssen sich nicht neu anmelden.`,
      ],
      button: 'Zum Profil',
    }),
    'limit-near': ({ percent }, tenantName) => ({
      subject:
        percent === '100'
          ? 'Das Monatsbudget für Modelle ist aufgebraucht'
          : `${percent} % des Monatsbudgets für Modelle sind verbraucht`,
      paragraphs: [
        percent === '100'
          ? `Das Monatsbudget für Modelle von ${tenantName} ist aufgebraucht. Ihre Bots antworten weiter, indem sie ihr Wissen zitieren, bis der nächste Monat beginnt oder Sie das Budget erhöhen.`
          : `${percent} % des Monatsbudgets für Modelle von ${tenantName} sind verbraucht. Ist es aufgebraucht, antworten Ihre Bots, indem sie ihr Wissen zitieren.`,
      ],
      button: 'Zu den Modellen',
    }),
  },
  note: 'Welche dieser Mails Sie bekommen, bestimmen Sie selbst: in Ihrem Profil unter Benachrichtigungen.',
};

const rolesNow = (roleNames: string) =>
  roleNames === '' ? 'Sie haben im Moment keine eigene Rolle.' : `Ihre Rollen sind jetzt: ${roleNames}.`;
