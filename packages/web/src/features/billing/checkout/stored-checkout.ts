/** The order that the payment page asks about. Kept for the tab, as the provider's page replaces this one. */
import { type CheckoutId, checkoutId } from '@parrot/contract/core';

const KEY = 'parrot-checkout';

export const storeCheckout = (id: CheckoutId): void => window.sessionStorage.setItem(KEY, id);

export function storedCheckout(): CheckoutId | undefined {
  return checkoutId.safeParse(window.sessionStorage.getItem(KEY)).data;
}
