import { newId } from '@parrot/contract/core';
import type { Tx } from '../../../platform/index.ts';
import { tenantName } from '../../tenants/index.ts';
import type { CheckoutRow } from '../billing.tables.ts';
import type { PlanCatalog } from '../plans/plan-catalog.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';
import type { NextTerm } from '../subscriptions/term.policy.ts';
import { findBillingDetails, insertInvoice, nextInvoiceNumber } from './invoices.repository.ts';

/** Issues the invoice for a paid order, in the transaction that applies it. */
export type IssueInvoice = (tx: Tx, checkout: CheckoutRow, term: NextTerm, at: Date) => Promise<void>;

export const createIssueInvoice =
  ({ seller }: PlanCatalog): IssueInvoice =>
  async (tx, { id, tenantId, terms }, { termStart, termEnd }, issuedAt) => {
    const details = await findBillingDetails(tx, tenantId);
    const subscription = await findSubscription(tx, tenantId);
    const { planName, interval, price, credit, tax, total, currency } = terms;
    await insertInvoice(tx, {
      id: newId('ivc'),
      tenantId,
      number: await nextInvoiceNumber(tx, tenantId),
      checkoutId: id,
      issuedAt,
      content: {
        planName,
        intervalUnit: interval,
        price,
        credit,
        tax,
        total,
        currency,
        seller,
        buyer: details ?? { company: await tenantName(tx, tenantId), address: '', taxId: '' },
        termStart: termStart.toISOString(),
        termEnd: termEnd.toISOString(),
        timeZone: subscription?.timeZone ?? 'UTC',
      },
    });
  };
