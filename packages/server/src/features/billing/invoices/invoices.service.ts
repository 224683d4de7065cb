/** Invoices, and who they are made out to. */
import type { BillingDetails, Invoice } from '@parrot/contract/billing';
import { AppError, type InvoiceId, type TenantId } from '@parrot/contract/core';
import type { Caller, Platform } from '../../../platform/index.ts';
import { tenantName } from '../../tenants/index.ts';
import { userLanguages } from '../../users/index.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceNumber, presentInvoice } from './invoices.present.ts';
import * as repository from './invoices.repository.ts';

export type InvoicesService = {
  list(tenantId: TenantId): Promise<Invoice[]>;
  download(caller: Caller, id: InvoiceId): Promise<{ name: string; mediaType: string; bytes: Uint8Array }>;
  readDetails(tenantId: TenantId): Promise<BillingDetails>;
  saveDetails(tenantId: TenantId, details: BillingDetails): Promise<void>;
};

export const createInvoicesService = ({ database }: Pick<Platform, 'database'>): InvoicesService => ({
  list: (tenantId) =>
    database.tenant(tenantId, async (tx) =>
      (await repository.listInvoiceRows(tx, tenantId)).map(presentInvoice),
    ),
  async download({ tenantId, emailId }, id) {
    const found = await database.tenant(tenantId, (tx) => repository.findInvoice(tx, tenantId, id));
    if (!found) throw new AppError('not_found');
    const languages = await database.system((tx) => userLanguages(tx, [emailId]));
    const bytes = await drawInvoice(found, languages.get(emailId) ?? 'en');
    return { name: `${invoiceNumber(found)}.pdf`, mediaType: 'application/pdf', bytes };
  },
  readDetails: (tenantId) =>
    database.tenant(
      tenantId,
      async (tx) =>
        (await repository.findBillingDetails(tx, tenantId)) ?? {
          company: await tenantName(tx, tenantId),
          address: '',
          taxId: '',
        },
    ),
  saveDetails: (tenantId, details) =>
    database.tenant(tenantId, (tx) => repository.saveBillingDetails(tx, tenantId, details)),
});
