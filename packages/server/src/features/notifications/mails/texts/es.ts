import type { MailTexts } from '../mail-texts.ts';

export const spanish: MailTexts = {
  hello: (name) => `Hola, ${name}:`,
  kinds: {
    'person-waiting': ({ visitorName, appName }, tenantName) => ({
      subject: `${visitorName} está esperando en ${appName}`,
      paragraphs: [
        `${visitorName} ha pedido hablar con una persona en ${appName} y ya está en la cola de ${tenantName}. La conversación es de quien la tome primero.`,
      ],
      button: 'Abrir la mesa de atención',
    }),
    mention: ({ byName, about, text }, tenantName) => ({
      subject: `${byName} te ha mencionado: ${about}`,
      paragraphs: [`${byName} te ha mencionado en ${tenantName}, aquí: ${about}.`, text],
      button: 'Ver la mención',
    }),
    'invitation-accepted': ({ userName }, tenantName) => ({
      subject: `${userName} ya forma parte de ${tenantName}`,
      paragraphs: [`${userName} ha aceptado tu invitación y ya forma parte de ${tenantName}.`],
      button: 'Ver el equipo',
    }),
    'role-changed': ({ byName, roleNames }, tenantName) => ({
      subject: `Tus roles en ${tenantName} han cambiado`,
      paragraphs: [
        `${byName} ha cambiado lo que puedes hacer en ${tenantName}. ${rolesNow(roleNames)} No hace falta que vuelvas a iniciar sesión.`,
      ],
      button: 'Abrir tu perfil',
    }),
  },
  note: 'Tú decides cuáles de estos correos recibes: en tu perfil, en Notificaciones.',
};

const rolesNow = (roleNames: string) =>
  roleNames === '' ? 'Ahora mismo no tienes ningún rol propio.' : `Ahora tus roles son: ${roleNames}.`;
