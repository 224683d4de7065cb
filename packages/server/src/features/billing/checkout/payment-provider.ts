/** What billing needs of a payment provider. Amounts are in the currency's smallest unit. */
import type { CheckoutStatus, Currency } from '@parrot/contract/billing';
import type { CheckoutId, TenantId } from '@parrot/contract/core';

type Order = {
  checkoutId: CheckoutId;
  tenantId: TenantId;
  description: string;
  total: number;
  currency: Currency;
  emailId: string;
  /** The buyer's account at the provider, from an earlier payment. */
  customerId?: string | undefined;
  /** Where the buyer returns to, whatever the result. */
  returnUrl: string;
};

/**
 * What the provider says about an order. The amount is checked against the order before anything is applied.
 */
export type Payment = {
  status: CheckoutStatus;
  total: number;
  currencyCode: string;
  /** The buyer's account at the provider, if it has accounts. */
  customerId?: string | undefined;
};

/** A webhook whose signature was checked. */
export type PaymentEvent = { id: string; type: string; checkoutId: string | undefined };

export type PaymentProvider = {
  name: 'sandbox' | 'stripe';
  /** Opens a hosted payment page. The same order gets the same page. */
  openPage(order: Order): Promise<{ providerCheckoutId: string; url: string }>;
  readPayment(providerCheckoutId: string): Promise<Payment>;
  /** Rejects if the provider did not sign exactly this body. */
  parseWebhook(body: string, signature: string): Promise<PaymentEvent>;
  /** Opens the provider's page for payment methods and receipts; absent if it has none. */
  openPortal?(customerId: string, returnUrl: string): Promise<string>;
};
