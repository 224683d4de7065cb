/**
 * The default provider: a payment page of our own on which an order can be paid, failed, cancelled or
 * delayed.
 */
import type { CheckoutStatus, SANDBOX_ACTIONS } from '@parrot/contract/billing';
import { AppError, type CheckoutId, SECOND_MS } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import {
  findCheckout,
  findSandboxPayment,
  insertSandboxPayment,
  setSandboxPayment,
} from './checkout.repository.ts';
import type { PaymentProvider } from './payment-provider.ts';

export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** A delayed payment goes through after this long. */
const SANDBOX_DELAY_MS = 20 * SECOND_MS;

const STATUS_AFTER: Record<Exclude<SandboxAction, 'delay'>, CheckoutStatus> = {
  pay: 'success',
  fail: 'failed',
  cancel: 'cancelled',
};

export type SandboxProvider = PaymentProvider & {
  /** Only the first action on an order counts. */
  act(checkoutId: CheckoutId, action: SandboxAction): Promise<void>;
};

export function createSandboxProvider({
  database,
  clock,
  publicUrl,
}: Pick<Platform, 'database' | 'clock' | 'publicUrl'>): SandboxProvider {
  const read = async (checkoutId: CheckoutId) =>
    database.system(async (tx) => {
      const checkout = await findCheckout(tx, checkoutId);
      const payment = await findSandboxPayment(tx, checkoutId);
      if (!checkout || !payment) throw new AppError('not_found');
      const isThrough = payment.settlesAt !== null && payment.settlesAt <= clock.now();
      return { checkout, status: isThrough ? ('success' as const) : payment.status };
    });

  return {
    name: 'sandbox',
    async openPage({ checkoutId }) {
      await database.system((tx) => insertSandboxPayment(tx, checkoutId));
      return {
        providerCheckoutId: checkoutId,
        url: `${publicUrl()}/sandbox-payment?checkoutPageId=${checkoutId}`,
      };
    },
    async readPayment(providerCheckoutId) {
      const { checkout, status } = await read(providerCheckoutId as CheckoutId);
      const { total, currency } = checkout.terms;
      return { status, total, currencyCode: currency.code };
    },
    parseWebhook: () => Promise.reject(new Error('the sandbox provider sends no webhooks')),
    async act(checkoutId, action) {
      await database.system((tx) =>
        setSandboxPayment(
          tx,
          checkoutId,
          action === 'delay'
            ? { status: 'pending', settlesAt: new Date(clock.now().getTime() + SANDBOX_DELAY_MS) }
            : { status: STATUS_AFTER[action], settlesAt: null },
        ),
      );
    },
  };
}
