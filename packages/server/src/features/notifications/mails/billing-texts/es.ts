import { formatDay } from '../format-day.ts';
import type { BillingMailTexts } from '../mail-texts.ts';

const REQUESTS = {
  contact_for_enterprise: () => 'contacto sobre un plan Enterprise',
  subscription_cancelled: (planName: string) => `cancelación del plan ${planName}`,
  subscription_downgraded: (planName: string) => `cambio al plan ${planName}`,
};
const NEXT = {
  contact_for_enterprise: 'Nos pondremos en contacto con usted en un plazo de 24 horas.',
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
    const act = plan === 'trial' ? 'Elija un plan' : 'Renuévelo';
    if (stage === 'expired')
      return {
        subject: 'Sus bots han dejado de responder',
        paragraphs: [
          `${name} y su periodo de gracia han terminado, así que sus bots ya no responden a los visitantes.`,
          `Sus datos están a salvo. ${act} y sus bots volverán a responder.`,
        ],
        button,
      };
    if (stage === 'ended')
      return {
        subject: plan === 'trial' ? 'Su periodo de prueba ha terminado' : `Su plan ${planName} ha terminado`,
        paragraphs: [
          `${name} ha terminado. Sus bots seguirán respondiendo hasta el ${day}. ${act} antes de esa fecha.`,
        ],
        button,
      };
    return {
      subject:
        plan === 'trial' ? `Su periodo de prueba termina el ${day}` : `Su plan ${planName} termina el ${day}`,
      paragraphs: [
        plan === 'cancelled'
          ? `${name} está cancelado y termina el ${day}. Si quiere conservarlo, renuévelo antes.`
          : `${name} termina el ${day}. ${act} antes de esa fecha para que sus bots sigan respondiendo.`,
      ],
      button,
    };
  },
  'trial-extended': ({ date }, tenantName) => {
    const day = formatDay(date, 'es');
    return {
      subject: `Su periodo de prueba termina ahora el ${day}`,
      paragraphs: [
        `El periodo de prueba de ${tenantName} se ha ampliado. Ahora termina el ${day}; hasta entonces, sus bots seguirán respondiendo.`,
      ],
      button: 'Ver planes',
    };
  },
  'payment-received': ({ planName, amount }, tenantName) => ({
    subject: `Pago recibido: ${planName}`,
    paragraphs: [
      `Hemos recibido su pago de ${amount} por el plan ${planName} de ${tenantName}. Puede descargar la factura en su perfil.`,
    ],
    button: 'Ver facturas',
  }),
  'payment-failed': ({ planName, amount }, tenantName) => ({
    subject: `Pago fallido: ${planName}`,
    paragraphs: [
      `El pago de ${amount} por el plan ${planName} de ${tenantName} ha fallado y su plan no ha cambiado. Inténtelo de nuevo. Si se cargó algún importe, se devolverá en un plazo de 3 a 5 días hábiles.`,
    ],
    button: 'Intentarlo de nuevo',
  }),
  'service-request': ({ requestType, state, planName, byName, answer }, tenantName) => {
    const request = REQUESTS[requestType](planName);
    if (state === 'open')
      return {
        subject: 'Hemos recibido su solicitud',
        paragraphs: [`Solicitud de ${byName} para ${tenantName}: ${request}.`, NEXT[requestType]],
        button: 'Ver la solicitud',
      };
    const result = state === 'done' ? 'completada' : 'rechazada';
    return {
      subject: `Su solicitud ha sido ${result}`,
      paragraphs: [
        `Esta solicitud para ${tenantName} ha sido ${result}: ${request}.`,
        ...(answer ? [`«${answer}»`] : []),
      ],
      button: 'Ver la solicitud',
    };
  },
};
