/** Mails requests to the operator of the installation, retried for about a day. */
import type { ServiceRequestId, TenantId } from '@parrot/contract/core';
import { defineJob, type Platform, renderMail } from '../../../platform/index.ts';
import { tenantName } from '../../tenants/index.ts';
import { usersByIds } from '../../users/index.ts';
import { serviceRequestChanged } from '../billing.topics.ts';
import { findPlan, type PlanCatalog } from '../plans/plan-catalog.ts';
import { findSubscription } from '../subscriptions/subscriptions.repository.ts';
import { findServiceRequest } from './service-requests.repository.ts';

type Data = { tenantId: TenantId; requestId: ServiceRequestId };
const mailRequest = defineJob<Data>('billing.mailRequest');
const RETRIES = 16;

const SUBJECTS = {
  contact_for_enterprise: 'asked about Enterprise',
  subscription_cancelled: 'asked to cancel',
  subscription_downgraded: 'asked for a smaller plan',
};

export async function startMailingRequests(
  { bus, jobs, database, mailer, settings }: Platform,
  catalog: PlanCatalog,
): Promise<void> {
  const { OPERATOR_EMAIL: to } = settings;
  if (!to) return;
  const send = async ({ tenantId, requestId }: Data) => {
    const mail = await database.tenant(tenantId, async (tx) => {
      const request = await findServiceRequest(tx, requestId);
      if (!request) return undefined;
      const subscription = await findSubscription(tx, tenantId);
      const requester = (await usersByIds(tx, [request.requestedBy])).get(request.requestedBy);
      const wanted = findPlan(catalog, request.planCode)?.plan.name;
      const name = await tenantName(tx, tenantId);
      return renderMail({
        to,
        subject: `${name} ${SUBJECTS[request.type]}`,
        paragraphs: [
          `Workspace: ${name} (${tenantId})`,
          `Requested by: ${request.requestedByName}${requester ? ` <${requester.email}>` : ''}`,
          `Current plan: ${subscription?.planName ?? 'none'}${wanted ? `, requested: ${wanted}` : ''}`,
          ...(request.reason ? [`Reason: ${request.reason}. ${request.description}`.trim()] : []),
          `To answer: npm run operator -- answer ${request.id} done|declined "Your reply"`,
        ],
        note: 'You’re receiving this because OPERATOR_EMAIL of this installation is set to your address.',
      });
    });
    if (mail) await mailer.send(mail);
  };
  await jobs.work(mailRequest, send);
  bus.work(
    serviceRequestChanged,
    ({ tenantId, payload: { requestId } }) =>
      jobs.send(mailRequest, { tenantId, requestId }, { retries: RETRIES }),
    ({ state }) => state === 'open',
  );
}
