/** Stores a webhook with its body in the transaction of its run; it is called after the commit. */
import type { RuleAction } from '@parrot/contract/rules';
import type { Platform, Tx } from '../../../platform/index.ts';
import { tagNames } from '../../tags/index.ts';
import type { RunningRule } from '../actions/running-rule.ts';
import { webhookQueued } from '../rules.topics.ts';
import { insertWebhook } from './webhooks.repository.ts';

export type QueueWebhook = (
  tx: Tx,
  action: Extract<RuleAction, { do: 'webhook' }>,
  running: RunningRule,
) => Promise<void>;

export const createQueueWebhook =
  ({ outbox, clock }: Pick<Platform, 'outbox' | 'clock'>): QueueWebhook =>
  async (tx, { url }, { runId, position, rule, facts }) => {
    const now = clock.now();
    const { session } = facts;
    const ticket = await facts.ticket();
    const names = await tagNames(tx);
    const tags = (await facts.tagIds()).flatMap((tagId) => names.get(tagId) ?? []);
    const body = JSON.stringify({
      rule: { ruleId: rule.id, name: rule.name },
      runId,
      at: now.toISOString(),
      conversation: {
        userSessionId: session.id,
        status: session.status,
        appId: session.appId,
        appName: session.appName,
        language: session.language,
        agentName: session.escalatedAgentName ?? session.agentName,
        startedAt: session.startedAt.toISOString(),
        rating: session.rating,
      },
      visitor: { visitorId: session.visitorId, name: session.visitorName, email: session.email },
      ticket: ticket && {
        number: ticket.number,
        subject: ticket.subject,
        status: ticket.status,
        priority: ticket.priority,
      },
      tags,
    });
    const id = `${runId}-${position}`;
    const { tenantId } = session;
    const of = { id, tenantId, runId, ruleId: rule.id, position, url, body };
    await insertWebhook(tx, { ...of, attempts: 0, nextAt: now, createdAt: now });
    outbox.write(tx, webhookQueued, {
      tenantId,
      key: `webhooks ${rule.id} ${now.getTime() % AT_ONCE}`,
      payload: { webhookId: id },
    });
  };

/** A slow address delays the other webhooks of its rule only, and not all of them. */
const AT_ONCE = 4;
