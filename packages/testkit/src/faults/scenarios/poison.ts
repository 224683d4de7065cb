/** Jobs and events that can't succeed: they must not stop the others, nor the next start. */
import { sendTranscript } from '@parrot/contract/conversations';
import type { Installation } from '../installation/installation.ts';
import { queryDatabase } from '../ledger/readings.ts';
import { onShared, type Scenario, type Stage } from './scenario.ts';

/** Nothing that any job or event contains. */
const POISON = '{"garbage": [null, ""]}';

/** Into every queue, to be tried three times. */
const POISON_JOBS = `
  insert into pgboss.job (name, data, retry_limit)
  select name, '${POISON}'::jsonb, 2 from pgboss.queue where name not like '\\_\\_pgboss%'`;

/** Events that the product works on, in the order of the conversations of the load. */
const POISON_EVENTS = `
  insert into outbox (tenant_id, topic, key, payload, created_at, process_id)
  select $1, topic, key, '${POISON}'::jsonb, now(), ''
  from unnest($2::text[]) as topic, unnest($3::text[]) as key`;
const TOPICS = [
  'message.added',
  'session.changed',
  'conversation.given',
  'transcript.asked',
  'message.changed',
  'queue.moved',
  'bot.errand',
  'answer.sought',
  'notification.toMail',
  'summary.due',
  'desk.agentChanged',
  'visitor.missed',
  'conversation.tagged',
  'ticket.changed',
  'rules.waitTooLong',
  'rules.webhookQueued',
  'no.such.topic',
];
/** The mail server refuses it. */
export const REFUSED_ADDRESS = 'refused@example.com';

async function plant({ store }: Installation, { site, load }: Stage): Promise<void> {
  const keys = load.visitors.map(({ conversation }) => conversation.conversationId);
  await queryDatabase(store.url, POISON_JOBS);
  await queryDatabase(store.url, POISON_EVENTS, [site.owner.tenantId, TOPICS, keys]);
  await load.visitors[0]?.client.deliver(sendTranscript, { email: REFUSED_ADDRESS });
}

export const poison: Scenario = {
  name: 'poison jobs',
  stores: ['embedded', 'postgres'],
  rounds: { whole: 3, short: 1 },
  prepare: onShared(async (installation, stage) => {
    stage.count('jobs and events');
    await plant(installation, stage);
    // The next start finds them.
    await installation.kill();
    await installation.startAgain();
  }),
};
