/** The payment page of the sandbox provider. The unguessable id of the order is all that it asks for. */
import type { CheckoutStatus, Currency } from '@parrot/contract/billing';
import { AppError, type CheckoutId } from '@parrot/contract/core';
import type { Platform } from '../../../platform/index.ts';
import { findCheckout } from './checkout.repository.ts';
import type { SandboxAction, SandboxProvider } from './sandbox-provider.ts';
import type { SettleCheckout } from './settle-checkout.ts';

export type SandboxPage = {
  show(
    id: CheckoutId,
  ): Promise<{ description: string; total: number; currency: Currency; paymentStatus: CheckoutStatus }>;
  /** Returns the page to go back to. */
  act(id: CheckoutId, action: SandboxAction): Promise<string>;
};

export function createSandboxPage(
  { database }: Pick<Platform, 'database'>,
  { sandbox, settleCheckout }: { sandbox: SandboxProvider; settleCheckout: SettleCheckout },
): SandboxPage {
  const requireCheckout = async (id: CheckoutId) => {
    const found = await database.system((tx) => findCheckout(tx, id));
    if (found?.provider !== 'sandbox') throw new AppError('not_found');
    return found;
  };
  return {
    async show(id) {
      const { terms } = await requireCheckout(id);
      const { status } = await sandbox.readPayment(id);
      return {
        description: terms.planName,
        total: terms.total,
        currency: terms.currency,
        paymentStatus: status,
      };
    },
    async act(id, action) {
      const { tenantId, redirectUrl } = await requireCheckout(id);
      await sandbox.act(id, action);
      // A real provider would call the webhook here.
      await settleCheckout(tenantId, id);
      return redirectUrl;
    },
  };
}
