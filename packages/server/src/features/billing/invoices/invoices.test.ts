import { renameWorkspace, updateProfile } from '@parrot/contract/accounts';
import {
  checkoutUpgrade,
  downloadInvoice,
  listInvoices,
  listSubscriptionActivity,
  sandboxPay,
  saveBillingDetails,
} from '@parrot/contract/billing';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.stop());

const buy = async (session: TestSession, planCode: string) => {
  const { data } = await server.api.call(checkoutUpgrade, {
    session,
    body: { planCode, quantity: 1, redirectUrl: '/home/studio/payment' },
  });
  await server.api.call(sandboxPay, { body: { checkoutPageId: data.checkoutPageId, action: 'pay' } });
};
const textOf = async (bytes: Uint8Array) => {
  const { text, totalPages } = await extractText(bytes, { mergePages: true });
  expect(totalPages).toBe(1);
  return text.replace(/\s+/g, ' ');
};

test('activity and invoices are listed, and an invoice is downloaded as a PDF that can be read [BIL-14]', async () => {
  const session = await newOwner(server);
  const details = {
    company: 'Żółw & Σία ТОВ Nguyễn Thị',
    address: 'Λεωφόρος Αλεξάνδρας 12\nвул. Хрещатик 5\nमुंबई',
    taxId: 'PL1234567890',
  };
  await server.api.call(saveBillingDetails, { session, body: details });
  await buy(session, 'growth-monthly');

  expect(listInvoices.headers).toEqual({ app_name: 'studio' });
  const { items } = await server.api.call(listInvoices, {
    session,
    headers: { tenant_id: session.tenantId, app_name: 'studio' },
  });
  expect(items).toMatchObject([{ number: 'INV-00001', planName: 'Growth', total: 648_882 }]);
  const invoiceId = items[0]?.invoiceId;
  const download = () => server.api.answer(downloadInvoice, { session, body: { invoiceId } });

  const file = await download();
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-disposition')).toContain('INV-00001.pdf');
  const text = await textOf(file.bytes);
  for (const part of [
    'Invoice number INV-00001',
    details.company,
    ...details.address.split('\n'),
    'Tax ID: PL1234567890',
    'Growth plan, monthly Rs. 5,499',
    'GST 18% Rs. 989.82',
    'Total Rs. 6,488.82',
  ])
    expect(text).toContain(part);

  await server.api.call(updateProfile, {
    session,
    body: { userName: session.name, language: 'de', timeZone: 'Europe/Berlin' },
  });
  expect(await textOf((await download()).bytes)).toMatch(
    /Rechnungsnummer.*Tarif Growth, monatlich.*Gesamtbetrag/,
  );

  const activity = await server.api.call(listSubscriptionActivity, {
    session,
    body: { offset: 0, limit: 2 },
  });
  expect(activity).toMatchObject({
    total: 3,
    items: [
      { event: 'plan_changed', planName: 'Growth', actorName: session.name },
      { event: 'payment_received' },
    ],
  });
});

test('an invoice keeps the name that the workspace had', async () => {
  const session = await newOwner(server, { company: 'Halden Home' });
  await buy(session, 'growth-monthly');
  await server.api.call(renameWorkspace, {
    session,
    body: { workspaceName: 'Nordlys', currentName: 'Halden Home' },
  });
  await buy(session, 'growth-yearly');
  const { items } = await server.api.call(listInvoices, { session, headers: { app_name: 'studio' } });
  const buyers = await Promise.all(
    items.map(async ({ invoiceId }) => {
      const { bytes } = await server.api.answer(downloadInvoice, { session, body: { invoiceId } });
      return /Halden Home|Nordlys/.exec(await textOf(bytes))?.[0];
    }),
  );
  expect(buyers).toEqual(['Nordlys', 'Halden Home']);
});
