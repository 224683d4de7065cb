/** Calls about plans and payments, made with the order or invoice of another tenant. */
import { checkoutUpgrade, listInvoices, requestService, sandboxPay } from '@parrot/contract/billing';
import { newId } from '@parrot/contract/core';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { type Attempt, asForeignTenant } from './foreign-attempts.fixture.ts';
import type { Company } from './two-tenants.fixture.ts';

const ORDER = { planCode: 'growth-monthly', quantity: 1, redirectUrl: '/home/studio/payment' } as const;

async function orderOf(server: TestServer, { owner: session }: Company) {
  const { data } = await server.api.call(checkoutUpgrade, { session, body: ORDER });
  return data.checkoutPageId;
}

async function invoiceOf(server: TestServer, company: Company) {
  const checkoutPageId = await orderOf(server, company);
  await server.api.call(sandboxPay, { body: { checkoutPageId, action: 'pay' } });
  const { items } = await server.api.call(listInvoices, { session: company.owner });
  return items[0]?.invoiceId;
}

const theirOrder: Attempt = async (server, { ours, theirs }, call) => {
  const checkoutPageId = await orderOf(server, theirs);
  const ask = (id: string) => server.api.answer(call, { session: ours.owner, body: { checkoutPageId: id } });
  const { status, text } = await ask(checkoutPageId);
  expect([status, text]).toEqual([404, (await ask(newId('chk'))).text]);
};

const theirInvoice: Attempt = async (server, { ours, theirs }, call) => {
  const invoiceId = await invoiceOf(server, theirs);
  const ask = (id: string | undefined) =>
    server.api.answer(call, { session: ours.owner, body: { invoiceId: id } });
  const { status, text } = await ask(invoiceId);
  expect([status, text]).toEqual([404, (await ask(newId('ivc'))).text]);
};

const theirRequest: Attempt = async (server, { ours, theirs }, call) => {
  const { requestId } = await server.api.call(requestService, {
    session: theirs.owner,
    body: { requestType: 'contact_for_enterprise' },
  });
  const ask = (id: string) => server.api.answer(call, { session: ours.owner, body: { requestId: id } });
  const { status, text } = await ask(requestId);
  expect([status, text]).toEqual([404, (await ask(newId('srq'))).text]);
};

export const foreignBillingCalls = (ownOnly: (body?: object) => Attempt): Record<string, Attempt> => ({
  'billing.activity': ownOnly(),
  'billing.applicablePlans': ownOnly({ interval: 'months' }),
  'billing.checkout': ownOnly(ORDER),
  'billing.details': ownOnly(),
  'billing.downloadInvoice': theirInvoice,
  'billing.invoices': ownOnly(),
  // The sandbox provider has no portal.
  'billing.openPortal': asForeignTenant,
  'billing.paymentOptions': ownOnly(),
  'billing.previewPlanChange': ownOnly({ planCode: 'growth-monthly' }),
  'billing.requestService': ownOnly({ requestType: 'contact_for_enterprise' }),
  'billing.saveDetails': ownOnly({ company: 'Ours', address: '', taxId: '' }),
  'billing.saveTimeZone': ownOnly({ timeZone: 'Asia/Kolkata' }),
  'billing.serviceRequests': ownOnly(),
  'billing.usage': ownOnly(),
  'billing.verifyPayment': theirOrder,
  'billing.withdrawRequest': theirRequest,
});
