import {
  answerServiceRequest,
  extendTrial,
  grantPlan,
  listPaymentWebhooks,
  listRetainedInvoices,
  listWorkspaceRequests,
  listWorkspaces,
  openWorkspace,
} from '@parrot/contract/billing';
import { DONE } from '@parrot/contract/core';
import type { FastifyRequest } from 'fastify';
import { clientOf, publicRoute, type Route } from '../../../platform/index.ts';
import { presentEnd } from '../subscriptions/term.policy.ts';
import type { OperatorActions } from './operator-actions.service.ts';
import type { Workspaces } from './workspaces.service.ts';

/** Enough for a person and a script, and too few to guess a token. */
const LIMITS = { perMinute: 120 };

const clientBehind = ({ ip, headers }: FastifyRequest) => clientOf(ip, headers['user-agent']);

export const operatorRoutes = (workspaces: Workspaces, actions: OperatorActions): Route[] => [
  publicRoute(listWorkspaces, async ({ body }) => ({ ...DONE, ...(await workspaces.list(body)) }), LIMITS),
  publicRoute(
    openWorkspace,
    async ({ body }) => ({ ...DONE, data: await workspaces.open(body.tenantId) }),
    LIMITS,
  ),
  publicRoute(
    extendTrial,
    async ({ body, request }) => ({
      ...DONE,
      termEnd: presentEnd(await actions.extendTrial(clientBehind(request), body)),
    }),
    LIMITS,
  ),
  publicRoute(
    grantPlan,
    async ({ body, request }) => ({
      ...DONE,
      termEnd: presentEnd(await actions.grantPlan(clientBehind(request), body)),
    }),
    LIMITS,
  ),
  publicRoute(
    listWorkspaceRequests,
    async ({ body }) => ({ ...DONE, ...(await workspaces.requests(body)) }),
    LIMITS,
  ),
  publicRoute(
    answerServiceRequest,
    async ({ body, request }) => {
      await actions.answerRequest(clientBehind(request), body);
      return DONE;
    },
    LIMITS,
  ),
  publicRoute(
    listPaymentWebhooks,
    async ({ body }) => ({ ...DONE, ...(await workspaces.webhooks(body)) }),
    LIMITS,
  ),
  publicRoute(
    listRetainedInvoices,
    async ({ body }) => ({ ...DONE, ...(await workspaces.retainedInvoices(body)) }),
    LIMITS,
  ),
];
