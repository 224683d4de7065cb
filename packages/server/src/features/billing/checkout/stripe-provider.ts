/** Payments by Stripe Checkout. Each term is one payment; renewals are ordered by the customer. */
import type { CheckoutStatus } from '@parrot/contract/billing';
import { AppError } from '@parrot/contract/core';
import type Stripe from 'stripe';
import type { Platform } from '../../../platform/index.ts';
import type { PaymentProvider } from './payment-provider.ts';

const TIMEOUT_MS = 15_000;
const SUBSCRIPTION_PAGE = '/home/studio/subscription';
const PORTAL_UNAVAILABLE = 'We can’t open the customer portal right now. Please try again later.';

export function createStripeProvider({
  settings,
  publicUrl,
  log,
}: Pick<Platform, 'settings' | 'publicUrl' | 'log'>): PaymentProvider {
  const { STRIPE_SECRET_KEY = '', STRIPE_WEBHOOK_SECRET = '', STRIPE_API_URL } = settings;
  let loading: Promise<Stripe> | undefined;
  const client = () => {
    loading ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(STRIPE_SECRET_KEY, { timeout: TIMEOUT_MS, ...hostOf(STRIPE_API_URL) }),
    );
    return loading;
  };

  return {
    name: 'stripe',
    async openPage({ checkoutId, tenantId, description, total, currency, emailId, customerId, returnUrl }) {
      const stripe = await client();
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: checkoutId,
          // One customer per workspace, so that the portal shows all of its receipts.
          ...(customerId
            ? { customer: customerId }
            : { customer_email: emailId, customer_creation: 'always' as const }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.code.toLowerCase(),
                unit_amount: total,
                product_data: { name: description },
              },
            },
          ],
          metadata: { checkoutId, tenantId },
          success_url: returnUrl,
          cancel_url: `${publicUrl()}${SUBSCRIPTION_PAGE}`,
        },
        { idempotencyKey: checkoutId },
      );
      if (!session.url) throw new Error(`Stripe opened checkout session ${session.id} without a page`);
      return { providerCheckoutId: session.id, url: session.url };
    },
    async readPayment(providerCheckoutId) {
      const stripe = await client();
      const session = await stripe.checkout.sessions.retrieve(providerCheckoutId, {
        expand: ['payment_intent'],
      });
      return {
        status: statusOf(session),
        total: session.amount_total ?? 0,
        currencyCode: session.currency ?? '',
        customerId: typeof session.customer === 'string' ? session.customer : session.customer?.id,
      };
    },
    async parseWebhook(body, signature) {
      const stripe = await client();
      const event = stripe.webhooks.constructEvent(body, signature, STRIPE_WEBHOOK_SECRET);
      const isOfCheckout = event.type.startsWith('checkout.session.');
      const session = isOfCheckout ? (event.data.object as Stripe.Checkout.Session) : undefined;
      return { id: event.id, type: event.type, checkoutId: session?.client_reference_id ?? undefined };
    },
    async openPortal(customerId, returnUrl) {
      const stripe = await client();
      const opened = await stripe.billingPortal.sessions
        .create({ customer: customerId, return_url: returnUrl })
        .catch((error: unknown) => {
          log.error({ err: error, customerId }, 'Stripe did not open the customer portal');
          throw new AppError('unavailable', { message: PORTAL_UNAVAILABLE, cause: error });
        });
      return opened.url;
    },
  };
}

/** A completed session may still wait for a bank; its payment intent says when that failed. */
function statusOf({ status, payment_status, payment_intent }: Stripe.Checkout.Session): CheckoutStatus {
  if (payment_status === 'paid') return 'success';
  if (status === 'expired') return 'cancelled';
  if (status !== 'complete' || !payment_intent || typeof payment_intent === 'string') return 'pending';
  return ['requires_payment_method', 'canceled'].includes(payment_intent.status) ? 'failed' : 'pending';
}

function hostOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
}
