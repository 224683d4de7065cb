/** What the operator of the installation sees: workspaces, their requests and the webhooks of payments. */
import {
  formatMoney,
  type PaymentWebhook,
  type RetainedInvoice,
  type ServiceRequestState,
  type SubscriptionStatus,
  type Workspace,
  type WorkspaceDetails,
  type WorkspacePayment,
  type WorkspaceRequest,
} from '@parrot/contract/billing';
import { AppError, checkoutId, type TenantId, type UserId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import { findTenantIds, tenantNames, tenantsByIds } from '../../tenants/index.ts';
import { usersByIds } from '../../users/index.ts';
import type { CheckoutRow, SubscriptionRow } from '../billing.tables.ts';
import { latestCheckouts, listPaymentEvents } from '../checkout/checkout.repository.ts';
import { presentRetainedInvoice } from '../invoices/invoices.present.ts';
import { listRetainedInvoices } from '../invoices/retained-invoices.repository.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import { presentServiceRequest } from '../requests/service-requests.present.ts';
import { countOpenRequests, listServiceRequestRows } from '../requests/service-requests.repository.ts';
import { findSubscription, listSubscriptions } from '../subscriptions/subscriptions.repository.ts';
import type { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { presentEnd, statusAt } from '../subscriptions/term.policy.ts';

type Page = { offset: number; limit: number };
type PageOf<Item> = { items: Item[]; total: number; offset: number };
const LATEST = { offset: 0, limit: 20 };

/** Active members with the owner role. */
export type OwnerIds = (tx: Tx, tenantId: TenantId, now: Date) => Promise<UserId[]>;

type Needs = {
  catalog: PlanCatalog;
  subscriptions: Pick<SubscriptionsService, 'usageOf' | 'activityOf'>;
  ownerIds: OwnerIds;
};

export type Workspaces = {
  list(query: Page & { search: string; status?: SubscriptionStatus | undefined }): Promise<PageOf<Workspace>>;
  open(tenantId: TenantId): Promise<WorkspaceDetails>;
  requests(query: Page & { state?: ServiceRequestState | undefined }): Promise<PageOf<WorkspaceRequest>>;
  webhooks(query: Page & { outcome?: string | undefined }): Promise<PageOf<PaymentWebhook>>;
  /** Of erased workspaces. */
  retainedInvoices(query: Page): Promise<PageOf<RetainedInvoice>>;
};

export function createWorkspaces(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { catalog, subscriptions, ownerIds }: Needs,
): Workspaces {
  const present = async (rows: readonly SubscriptionRow[]): Promise<Workspace[]> => {
    const ids = rows.map(({ tenantId }) => tenantId);
    const { tenants, open } = await database.system(async (tx) => ({
      tenants: await tenantsByIds(tx, ids),
      open: await countOpenRequests(tx, ids),
    }));
    const presented: Workspace[] = [];
    for (const row of rows) {
      const tenant = tenants.get(row.tenantId);
      if (!tenant) continue;
      const { users, apps, conversationsPerDay } = await subscriptions.usageOf(row.tenantId);
      presented.push({
        tenantId: row.tenantId,
        name: tenant.name,
        createdAt: tenant.createdAt.toISOString(),
        planName: row.planName,
        planCode: row.planCode,
        status: statusAt(clock.now(), row),
        termEnd: presentEnd(row.termEnd),
        users,
        apps,
        conversationsPerDay,
        openRequests: open.get(row.tenantId) ?? 0,
      });
    }
    return presented;
  };

  return {
    async list({ search, status, offset, limit }) {
      const { rows, total } = await database.system(async (tx) => {
        const tenantIds = search.trim() === '' ? undefined : await findTenantIds(tx, search.trim());
        return listSubscriptions(tx, { tenantIds, status, now: clock.now(), offset, limit });
      });
      return { items: await present(rows), total, offset };
    },

    async open(tenantId) {
      const found = await database.tenant(tenantId, async (tx) => {
        const subscription = await findSubscription(tx, tenantId);
        if (!subscription) throw new AppError('not_found');
        const owners = await usersByIds(tx, await ownerIds(tx, tenantId, clock.now()));
        const { rows: requests } = await listServiceRequestRows(tx, { tenantId, ...LATEST });
        const payments = await latestCheckouts(tx, tenantId, LATEST.limit);
        return { subscription, owners: [...owners.values()], requests, payments };
      });
      const { subscription, owners, requests, payments } = found;
      const [summary] = await present([subscription]);
      if (!summary) throw new AppError('not_found');
      const { paidNextTerm, nextPlanCode } = subscription;
      return {
        ...summary,
        owners: owners.map(({ name, email }) => ({ name, emailId: email })),
        nextPlanName: paidNextTerm?.planName ?? findPlan(catalog, nextPlanCode ?? '')?.plan.name ?? '',
        requests: requests.map((row) => presentServiceRequest(catalog, row)),
        payments: payments.map(presentPayment),
        activity: (await subscriptions.activityOf(tenantId, LATEST)).items,
      };
    },

    requests: ({ state, offset, limit }) =>
      database.system(async (tx) => {
        const { rows, total } = await listServiceRequestRows(tx, { state, offset, limit });
        const names = await tenantNames(
          tx,
          rows.map(({ tenantId }) => tenantId),
        );
        const items = rows.map((row) => ({
          ...presentServiceRequest(catalog, row),
          tenantId: row.tenantId,
          workspaceName: names.get(row.tenantId) ?? '',
        }));
        return { items, total, offset };
      }),

    retainedInvoices: (page) =>
      database.system(async (tx) => {
        const { rows, total } = await listRetainedInvoices(tx, page);
        return { items: rows.map(presentRetainedInvoice), total, offset: page.offset };
      }),
    webhooks: ({ outcome, offset, limit }) =>
      database.system(async (tx) => {
        const { rows, total } = await listPaymentEvents(tx, { outcome, offset, limit });
        const items = rows.map(({ receivedAt, checkoutId: order, ...row }) => ({
          ...row,
          // A foreign account's webhook may name anything.
          checkoutId: checkoutId.safeParse(order).data ?? null,
          receivedAt: receivedAt.toISOString(),
        }));
        return { items, total, offset };
      }),
  };
}

const presentPayment = ({
  orderedAt,
  orderedByName,
  terms,
  provider,
  status,
}: CheckoutRow): WorkspacePayment => ({
  orderedAt: orderedAt.toISOString(),
  orderedByName,
  planName: terms.planName,
  amount: formatMoney(terms.total, terms.currency),
  provider,
  status,
});
