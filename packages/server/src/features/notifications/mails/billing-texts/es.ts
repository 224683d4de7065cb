import { formatDay } from '../format-day.ts';
import type { BillingMailTexts } from '../mail-texts.ts';

const REQUESTS = {
  contact_for_enterprise: () => 'contacto sobre un plan Enterprise',
  subscription_cancelled: (planName: string) => `cancelación del plan ${planName}`,
  subscription_downgraded: (planName: string) => `cambio al plan ${planName}`,
};
const NEXT = {
  contact_for_enterprise: 'Nos pondremos en contacto contigo en un plazo de 24 horas.',
  subscription_cancelled: 'El plan sigue activo hasta el final de su periodo.',
  subscription_downgraded:
    'El cambio se hará al final del periodo actual, en cuanto se pague el plan más pequeño.',
};

export const spanishBilling: BillingMailTexts = {
  'plan-ending': ({ stage, plan, planName, date }, tenantName) => {
    const day = formatDay(date, 'es');
    const name =
      plan === 'trial' ? `El periodo de prueba de ${tenantName}` : `El plan ${planName} de ${tenantName}`;
    const button = plan === 'trial' ? 'Elegir un plan' : 'Renovar el plan';
    const act = plan === 'trial' ? 'Elige un plan' : 'Renuévalo';
    if (stage === 'expired')
      return {
        subject: 'Tus bots han dejado de responder',
        paragraphs: [
          `${name} y su periodo de gracia han terminado, así que tus bots ya no responden a los visitantes.`,
          `Tus datos están a salvo. ${act} y tus bots volverán a responder.`,
        ],
        button,
      };
    if (stage === 'ended')
      return {
        subject: plan === 'trial' ? 'Tu periodo de prueba ha terminado' : `Tu plan ${planName} ha terminado`,
        paragraphs: [
          `${name} ha terminado. Tus bots seguirán respondiendo hasta el ${day}. ${act} antes de esa fecha.`,
        ],
        button,
      };
    return {
      subject:
        plan === 'trial' ? `Tu periodo de prueba termina el ${day}` : `Tu plan ${planName} termina el ${day}`,
      paragraphs: [
        plan === 'cancelled'
          ? `${name} está cancelado y termina el ${day}. Si quieres conservarlo, renuévalo antes.`
          : `${name} termina el ${day}. ${act} antes de esa fecha para que tus bots sigan respondiendo.`,
      ],
      button,
    };
  },
  'trial-extended': ({ date }, tenantName) => {
    const day = formatDay(date, 'es');
    return {
      subject: `Tu periodo de prueba termina ahora el ${day}`,
      paragraphs: [
        `El periodo de prueba de ${tenantName} se ha ampliado. Ahora termina el ${day}; hasta entonces, tus bots seguirán respondiendo.`,
      ],
      button: 'Ver planes',
    };
  },
  'payment-received': ({ planName, amount }, tenantName) => ({
    subject: `Pago recibido: ${planName}`,
    paragraphs: [
      `Hemos recibido tu pago de ${amount} por el plan ${planName} de ${tenantName}. Puedes descargar la factura en tu perfil.`,
    ],
    button: 'Ver facturas',
  }),
  'payment-failed': ({ planName, amount }, tenantName) => ({
    subject: `Pago fallido: ${planName}`,
    paragraphs: [
      `El pago de ${amount} por el plan ${planName} de ${tenantName} ha fallado y tu plan no ha cambiado. Inténtalo de nuevo. Si se cargó algún importe, se devolverá en un plazo de 3 a 5 días hábiles.`,
    ],
    button: 'Intentarlo de nuevo',
  }),
  'service-request': ({ requestType, state, planName, byName, answer }, tenantName) => {
    const request = REQUESTS[requestType](planName);
    if (state === 'open')
      return {
        subject: 'Hemos recibido tu solicitud',
        paragraphs: [`Solicitud de ${byName} para ${tenantName}: ${request}.`, NEXT[requestType]],
        button: 'Ver la solicitud',
      };
    const result = state === 'done' ? 'completada' : 'rechazada';
    return {
      subject: `Tu solicitud ha sido ${result}`,
      paragraphs: [
        `Esta solicitud para ${tenantName} ha sido ${result}: ${request}.`,
        ...(answer ? [`«${answer}»`] : []),
      ],
      button: 'Ver la solicitud',
    };
  },
};
