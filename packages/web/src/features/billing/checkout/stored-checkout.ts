/**
 * The last order of a workspace, which the payment page asks about. Stored for every tab, so that the page can
 * be reloaded and opened twice.
 */
import { type CheckoutId, checkoutId } from '@parrot/contract/core';
import { signedInDetails } from '../../../state/user-store.ts';

const key = (): string => `parrot-checkout-${signedInDetails()?.tenantId ?? ''}`;

export const storeCheckout = (id: CheckoutId): void => window.localStorage.setItem(key(), id);

export function storedCheckout(): CheckoutId | undefined {
  return checkoutId.safeParse(window.localStorage.getItem(key())).data;
}
