/** Webhooks of the payment provider. Each is applied once, and stored with its outcome. */
import { AppError, checkoutId as checkoutIdSchema } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { findCheckout, findPaymentEvent, savePaymentEvent } from './checkout.repository.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';
import type { SettleCheckout } from './settle-checkout.ts';

/** `failed` is tried again when the provider repeats the webhook; everything else is final. */
type WebhookOutcome = 'applied' | 'ignored' | 'unknown_order' | 'failed' | 'duplicate';

export type PaymentWebhooks = { receive(body: string, signature: string): Promise<WebhookOutcome> };

export function createPaymentWebhooks(
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
  { provider, settleCheckout }: { provider: PaymentProvider; settleCheckout: SettleCheckout },
): PaymentWebhooks {
  /** The provider is asked for the state of the order, so late and reordered webhooks do no harm. */
  const apply = async ({ checkoutId }: PaymentEvent): Promise<WebhookOutcome> => {
    const id = checkoutIdSchema.safeParse(checkoutId);
    if (checkoutId === undefined) return 'ignored';
    const checkout = id.success && (await database.system((tx) => findCheckout(tx, id.data)));
    if (!checkout || checkout.provider !== provider.name) return 'unknown_order';
    await settleCheckout(checkout.tenantId, checkout.id);
    return 'applied';
  };

  return {
    async receive(body, signature) {
      const event = await parse(provider, body, signature);
      if (!event) {
        log.warn({ provider: provider.name }, 'payment webhook refused: invalid signature');
        throw new AppError('bad_input', { message: 'The webhook signature isn’t valid.' });
      }
      const key = { provider: provider.name, eventId: event.id };
      const before = await database.system((tx) => findPaymentEvent(tx, key));
      if (before && before.outcome !== 'failed') return 'duplicate';
      const save = (outcome: WebhookOutcome) => {
        const row = { ...key, type: event.type, checkoutId: event.checkoutId ?? null, outcome };
        return database.system((tx) => savePaymentEvent(tx, { ...row, receivedAt: clock.now() }));
      };
      try {
        const outcome = await apply(event);
        await save(outcome);
        return outcome;
      } catch (error) {
        await save('failed');
        throw error;
      }
    },
  };
}

async function parse(
  provider: PaymentProvider,
  body: string,
  signature: string,
): Promise<PaymentEvent | undefined> {
  try {
    return await provider.parseWebhook(body, signature);
  } catch {
    return undefined;
  }
}
