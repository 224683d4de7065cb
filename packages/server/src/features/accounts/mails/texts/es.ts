import type { MailTexts } from '../mail-texts.ts';

export const spanish: MailTexts = {
  verification: ({ hours }) => ({
    subject: 'Confirma tu correo para Parrot',
    paragraphs: [
      'Hola:',
      'Gracias por registrarte en Parrot. Solo falta un clic: confirma que esta es tu dirección.',
    ],
    button: 'Confirmar mi correo',
    note: `El enlace funciona una sola vez, durante ${hours} horas. Si no te has registrado, ignora este correo y no pasará nada.`,
  }),
  alreadyRegistered: ({ name }) => ({
    subject: 'Ya tienes una cuenta de Parrot',
    paragraphs: [
      `Hola, ${name}:`,
      'Alguien, seguramente tú, acaba de intentar registrarse en Parrot con esta dirección. Ya tienes una cuenta, así que basta con iniciar sesión. Si no recuerdas la contraseña, en la página de inicio de sesión puedes elegir otra.',
    ],
    button: 'Iniciar sesión',
    note: 'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual.',
  }),
  passwordReset: ({ name, minutes }) => ({
    subject: 'Elige una contraseña nueva para Parrot',
    paragraphs: [
      `Hola, ${name}:`,
      'Este es el enlace para elegir una contraseña nueva. En cuanto lo hagas, se cerrará tu sesión en todos los demás sitios.',
    ],
    button: 'Elegir una contraseña nueva',
    note: `El enlace funciona una sola vez, durante ${minutes} minutos. Si no lo has pedido, ignora este correo: tu contraseña no cambia.`,
  }),
  invitation: ({ invitedBy, tenantName, hours }) => ({
    subject: `${invitedBy} te invita a ${tenantName} en Parrot`,
    paragraphs: [
      'Hola:',
      `${invitedBy} quiere que te unas a ${tenantName} en Parrot, donde el equipo crea sus chatbots y atiende a sus clientes.`,
    ],
    button: 'Aceptar la invitación',
    note: `El enlace funciona durante ${hours} horas. Si no conoces a ${invitedBy}, ignora este correo.`,
  }),
};
