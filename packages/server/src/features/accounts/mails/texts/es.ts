import type { MailTexts, SecurityChange } from '../mail-texts.ts';

const CHANGES: Record<SecurityChange, { subject: string; text: string }> = {
  secondFactorAdded: {
    subject: 'Tu cuenta de Parrot tiene un segundo factor',
    text: 'A partir de ahora, Parrot te pedirá un código de tu aplicación de autenticación al iniciar sesión. Guarda tus códigos de recuperación en un lugar seguro.',
  },
  secondFactorRemoved: {
    subject: 'Se ha quitado el segundo factor de tu cuenta de Parrot',
    text: 'A partir de ahora, basta con tu contraseña para iniciar sesión.',
  },
  secondFactorReset: {
    subject: 'Se ha restablecido el segundo factor de tu cuenta de Parrot',
    text: 'Un administrador lo restableció y cerró todas tus sesiones. Podrás configurar uno nuevo cuando inicies sesión.',
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso a tu cuenta de Parrot',
    text: 'Ya puedes iniciar sesión con ella en lugar de la contraseña.',
  },
  passkeyRemoved: {
    subject: 'Se ha quitado una llave de acceso de tu cuenta de Parrot',
    text: 'Ya no sirve para iniciar sesión.',
  },
  recoveryCodeUsed: {
    subject: 'Inicio de sesión en Parrot con un código de recuperación',
    text: 'Alguien, probablemente tú, acaba de entrar en tu cuenta con un código de recuperación. Ese código ya no sirve.',
  },
  recoveryCodesRenewed: {
    subject: 'Tienes nuevos códigos de recuperación para Parrot',
    text: 'Tus códigos de recuperación se acaban de sustituir. Los anteriores ya no sirven.',
  },
};

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
  securityChange: ({ name, change }) => ({
    subject: CHANGES[change].subject,
    paragraphs: [`Hola, ${name}:`, CHANGES[change].text],
    button: 'Revisar la seguridad',
    note: 'Si no has sido tú, cambia tu contraseña y cierra sesión en los demás dispositivos.',
  }),
};
