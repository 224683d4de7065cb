import { formatDay } from '../format-day.ts';
import type { BillingMailTexts } from '../mail-texts.ts';

const REQUESTS = {
  contact_for_enterprise: () => 'to be contacted about an Enterprise plan',
  subscription_cancelled: (planName: string) => `to cancel the ${planName} plan`,
  subscription_downgraded: (planName: string) => `to switch to the ${planName} plan`,
};
const NEXT = {
  contact_for_enterprise: 'One of our representatives will contact you within 24 hours.',
  subscription_cancelled: 'The plan stays active until the end of its term.',
  subscription_downgraded: 'You’ll switch at the end of the current term, once the smaller plan is paid.',
};

export const englishBilling: BillingMailTexts = {
  'plan-ending': ({ stage, plan, planName, date }, tenantName) => {
    const day = formatDay(date, 'en');
    const name = plan === 'trial' ? `The trial of ${tenantName}` : `The ${planName} plan of ${tenantName}`;
    const button = plan === 'trial' ? 'Choose a plan' : 'Renew your plan';
    const act = plan === 'trial' ? 'Choose a plan' : 'Renew it';
    if (stage === 'expired')
      return {
        subject: 'Your bots have stopped answering',
        paragraphs: [
          `${name} and its grace period have ended, so your bots no longer answer visitors.`,
          `Your data is safe. ${act} to get your bots answering again.`,
        ],
        button,
      };
    if (stage === 'ended')
      return {
        subject: plan === 'trial' ? 'Your trial has ended' : `Your ${planName} plan has ended`,
        paragraphs: [`${name} has ended. Your bots keep answering until ${day}. ${act} before then.`],
        button,
      };
    return {
      subject: plan === 'trial' ? `Your trial ends on ${day}` : `Your ${planName} plan ends on ${day}`,
      paragraphs: [
        plan === 'cancelled'
          ? `${name} was canceled and ends on ${day}. To keep it, renew it before then.`
          : `${name} ends on ${day}. ${act} before then to keep your bots answering.`,
      ],
      button,
    };
  },
  'trial-extended': ({ date }, tenantName) => {
    const day = formatDay(date, 'en');
    return {
      subject: `Your trial now ends on ${day}`,
      paragraphs: [
        `The trial of ${tenantName} was extended. It now ends on ${day}, and your bots keep answering until then.`,
      ],
      button: 'See plans',
    };
  },
  'payment-received': ({ planName, amount }, tenantName) => ({
    subject: `Payment received for ${planName}`,
    paragraphs: [
      `We’ve received your payment of ${amount} for the ${planName} plan of ${tenantName}. You can download the invoice in your profile.`,
    ],
    button: 'See invoices',
  }),
  'payment-failed': ({ planName, amount }, tenantName) => ({
    subject: `Payment failed for ${planName}`,
    paragraphs: [
      `The payment of ${amount} for the ${planName} plan of ${tenantName} failed, so your plan hasn’t changed. Please try again. If any amount was debited, it will be refunded within 3–5 business days.`,
    ],
    button: 'Try again',
  }),
  'service-request': ({ requestType, state, planName, byName, answer }, tenantName) => {
    const request = REQUESTS[requestType](planName);
    if (state === 'open')
      return {
        subject: 'We’ve received your request',
        paragraphs: [`${byName} asked ${request} for ${tenantName}.`, NEXT[requestType]],
        button: 'See the request',
      };
    const result = state === 'done' ? 'completed' : 'declined';
    return {
      subject: `Your request was ${result}`,
      paragraphs: [
        `The request ${request} for ${tenantName} was ${result}.`,
        ...(answer ? [`“${answer}”`] : []),
      ],
      button: 'See the request',
    };
  },
};
