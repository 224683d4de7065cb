/**
 * What thousands of waiting visitors cost while none of them is connected and the agent at the desk is busy.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { agentConnect, setAgentCapacity } from '@parrot/contract/desk';
import { createApiClient, newOwner, newPublishedAppWith, openDeskSocket } from '@parrot/testkit';
import { insertConversations } from '../desk/fill-conversations.ts';
import { numberIn } from '../options.ts';
import type { Part } from '../part.ts';
import { type Figure, shortNumber } from '../table.ts';
import { type Cpu, detectsDatabaseCpu, onPostgres } from './on-postgres.ts';

const VISITORS = 10_000;
/** Everything that runs regularly has run then. */
const SECONDS = 65;
const SETTLING_SECONDS = 10;

export const idleQueue: Part = {
  name: 'waiting',
  title: 'Waiting visitors who are not connected, with automatic assignment and a busy agent: CPU per second',
  selfCheck: detectsDatabaseCpu,

  measure: (_stage, options) =>
    onPostgres(async ({ server, client, cpu }) => {
      const owner = await newOwner(server);
      const { tenantId, userId } = owner;
      const { appId } = await newPublishedAppWith(server, owner, {
        behaviour: { assignment: 'least_busy' },
      });
      await createApiClient(server.url).call(setAgentCapacity, {
        session: owner,
        body: { userId, capacity: 1 },
      });
      const query = (text: string, values: unknown[]) => client.query(text, values);
      const fill = (count: number) =>
        insertConversations(query, { tenantId, appId, count, status: 'absent' });
      const desk = await openDeskSocket(server, owner);
      await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });

      /** With one more conversation than the agent can take. */
      await fill(2);
      const alone = await perSecond(cpu);
      const count = numberIn(options, 'visitors', VISITORS);
      await fill(count);
      await client.query('analyze');
      const withVisitors = await perSecond(cpu);
      desk.close();
      return {
        figures: [...figuresOf('1 waits', alone), ...figuresOf(`${shortNumber(count)} wait`, withVisitors)],
      };
    }),
};

async function perSecond(cpu: () => Promise<Cpu>): Promise<Cpu> {
  await pause(SETTLING_SECONDS * 1_000);
  const before = await cpu();
  await pause(SECONDS * 1_000);
  const after = await cpu();
  return {
    product: (after.product - before.product) / SECONDS,
    database: (after.database - before.database) / SECONDS,
  };
}

const figuresOf = (what: string, { product, database }: Cpu): Figure[] => [
  { what: `${what}: CPU of the product`, value: product, unit: 'ms/s', better: 'lower' },
  { what: `${what}: CPU of the database`, value: database, unit: 'ms/s', better: 'lower' },
];
