import { spanishBilling } from '../billing-texts/es.ts';
import { spanishLimits } from '../limit-texts/es.ts';
import type { MailTexts } from '../mail-texts.ts';
import { spanishTargets } from '../target-texts/es.ts';

export const spanish: MailTexts = {
  hello: (name) => `Hola, ${name}:`,
  kinds: {
    ...spanishBilling,
    ...spanishLimits,
    ...spanishTargets,
    'person-waiting': ({ visitorName, appName, message }, tenantName) => ({
      subject: `${visitorName} está esperando en ${appName}`,
      paragraphs: [
        `${visitorName} ha pedido hablar con una persona en ${appName} y ya está en la cola de ${tenantName}. La conversación es de quien la tome primero.`,
        ...(message ? [`«${message}»`] : []),
      ],
      button: 'Abrir Desk',
    }),
    assigned: ({ visitorName, appName, byName, note }, tenantName) => ({
      subject: `${visitorName} ahora está contigo`,
      paragraphs: [
        `${byName || tenantName} te ha asignado la conversación con ${visitorName} en ${appName}.`,
        ...(note ? [`«${note}»`] : []),
      ],
      button: 'Abrir Desk',
    }),
    'transfer-offered': ({ visitorName, appName, byName, note }) => ({
      subject: `${byName} quiere pasarte a ${visitorName}`,
      paragraphs: [
        `${byName} te ofrece la conversación con ${visitorName} en ${appName}. Tienes un minuto para aceptarla.`,
        ...(note ? [note] : []),
      ],
      button: 'Abrir Desk',
    }),
    'missed-chat': ({ visitorName, appName }) => ({
      subject: `${visitorName} se fue sin respuesta`,
      paragraphs: [`${visitorName} esperó a una persona en ${appName} y no acudió nadie.`],
      button: 'Abrir Desk',
    }),
    'missed-call': ({ visitorName }) => ({
      subject: `Llamada perdida de ${visitorName}`,
      paragraphs: [
        `${visitorName} te llamó y no obtuvo respuesta. Puedes devolver la llamada desde la conversación.`,
      ],
      button: 'Abrir Desk',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} te ha mencionado: ${about}`,
      paragraphs: [`${byName} te ha mencionado en ${tenantName}, aquí: ${about}.`, text],
      button: 'Ver la mención',
    }),
    'snooze-ended': ({ ticket, subject, visitorName }) => ({
      subject: `${ticket} vuelve a estar abierto: ${subject}`,
      paragraphs: [`Ha terminado la pausa de ${ticket} (${visitorName}): ${subject}`],
      button: 'Abrir el ticket',
    }),
    'rule-notice': ({ ruleName, visitorName, appName, text }) => ({
      subject: `${ruleName}: ${visitorName}`,
      paragraphs: [
        `La regla “${ruleName}” te avisa de la conversación con ${visitorName} en ${appName}.`,
        ...(text ? [text] : []),
      ],
      button: 'Abrir conversación',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} ya forma parte de ${tenantName}`,
      paragraphs: [`${userName} ha aceptado tu invitación y ya forma parte de ${tenantName}.`],
      button: 'Ver el equipo',
    }),
    'knowledge-ready': ({ appName, ready }) => ({
      subject: `${appName} ha leído sus documentos`,
      paragraphs: [
        `Todo lo que recibió ${appName} está leído: ${ready} en total. Publícalo para que llegue a tus visitantes.`,
      ],
      button: 'Abrir los documentos',
    }),
    'knowledge-failed': ({ appName, ready, failed }) => ({
      subject: `${appName} no ha podido leerlo todo`,
      paragraphs: [
        `Leídos: ${ready}. No se han podido leer: ${failed}. La lista dice por qué y qué puedes hacer.`,
      ],
      button: 'Abrir los documentos',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Tus roles en ${tenantName} han cambiado`,
      paragraphs: [
        `${byName} ha cambiado lo que puedes hacer en ${tenantName}. ${rolesNow(roleNames)} No hace falta que vuelvas a iniciar sesión.`,
      ],
      button: 'Abrir tu perfil',
    }),
    'limit-near': ({ percent }, tenantName) => ({
      subject:
        percent === '100'
          ? 'El presupuesto del mes para modelos se ha agotado'
          : `Se ha usado el ${percent} % del presupuesto del mes para modelos`,
      paragraphs: [
        percent === '100'
          ? `El presupuesto del mes para modelos de ${tenantName} se ha agotado. Tus bots siguen respondiendo con citas de lo que saben hasta que empiece el mes siguiente o aumentes el presupuesto.`
          : `Se ha usado el ${percent} % del presupuesto del mes para modelos de ${tenantName}. Cuando se agote, tus bots responderán con citas de lo que saben.`,
      ],
      button: 'Ver los modelos',
    }),
  },
  note: 'Tú decides cuáles de estos correos recibes: en tu perfil, en Notificaciones.',
};

const rolesNow = (roleNames: string) =>
  roleNames === '' ? 'Ahora mismo no tienes ningún rol propio.' : `Ahora tus roles son: ${roleNames}.`;
