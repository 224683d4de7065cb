import {
  applicablePlans,
  type IntervalUnit,
  listInvoices,
  listServiceRequests,
  listSubscriptionActivity,
  paymentOptions,
  previewPlanChange,
  readBillingDetails,
  subscriptionUsage,
} from '@parrot/contract/billing';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/http/call.ts';
import { paged } from '../../shared/query/paged.ts';

const LIST_PAGE = 10;

export const plansQuery = (interval: IntervalUnit) =>
  queryOptions({
    queryKey: ['billing', 'plans', interval],
    queryFn: ({ signal }) => call(applicablePlans, { body: { interval }, signal }),
    meta: { quiet: true },
  });

export const usageQuery = queryOptions({
  queryKey: ['billing', 'usage'],
  queryFn: async ({ signal }) => (await call(subscriptionUsage, { signal })).data,
  meta: { quiet: true },
});

export const planChangeQuery = (planCode: string) =>
  queryOptions({
    queryKey: ['billing', 'change', planCode],
    queryFn: async ({ signal }) => (await call(previewPlanChange, { body: { planCode }, signal })).data,
    // The credit shrinks every second.
    staleTime: 0,
    meta: { quiet: true },
  });

export const paymentOptionsQuery = queryOptions({
  queryKey: ['billing', 'options'],
  queryFn: async ({ signal }) => (await call(paymentOptions, { signal })).data,
  meta: { quiet: true },
});

export const serviceRequestsQuery = infiniteQueryOptions({
  queryKey: ['billing', 'requests'],
  ...paged((offset, signal) => call(listServiceRequests, { body: { offset, limit: LIST_PAGE }, signal })),
});

export const invoicesQuery = queryOptions({
  queryKey: ['billing', 'invoices'],
  queryFn: async ({ signal }) => (await call(listInvoices, { signal })).items,
  meta: { quiet: true },
});

export const billingDetailsQuery = queryOptions({
  queryKey: ['billing', 'details'],
  queryFn: async ({ signal }) => (await call(readBillingDetails, { signal })).data,
  meta: { quiet: true },
});

export const subscriptionActivityQuery = infiniteQueryOptions({
  queryKey: ['billing', 'activity'],
  ...paged((offset, signal) =>
    call(listSubscriptionActivity, { body: { offset, limit: LIST_PAGE }, signal }),
  ),
});
