/** The user list of a tenant with thousands of users: the cost of one page, searched, filtered and sorted. */
import { newId } from '@parrot/contract/core';
import { listUsers } from '@parrot/contract/team';
import { openDriver, readSettings } from '@parrot/server/platform';
import { signInAs, type TestSession } from '@parrot/testkit';
import { faultIn, type Part } from '../part.ts';
import { TARGETS } from '../references.ts';
import { cpuMsOf } from '../server/process-figures.ts';
import type { Stage, Store } from '../stage.ts';
import { type Figure, shortNumber } from '../table.ts';

const PEOPLE = 5_000;
const PAGE = 100;
const ROUNDS = 30;
const WARM_UP = 10;

type Asked = { what: string; body: object; finds: number };
type Server = Parameters<Parameters<Stage['withServer']>[0]>[0];

const ASKED: readonly Asked[] = [
  { what: 'the first page', body: {}, finds: PEOPLE + 1 },
  { what: 'the last page', body: { offset: PEOPLE + 1 - PAGE }, finds: PEOPLE + 1 },
  { what: 'searched by name', body: { search: 'person 4999' }, finds: 1 },
  { what: 'sorted by last activity', body: { sortBy: 'lastActive', descending: true }, finds: PEOPLE + 1 },
  {
    what: 'active users only, by address',
    body: { statuses: ['ACTIVE'], sortBy: 'emailId' },
    finds: PEOPLE + 1,
  },
];

export const teamList: Part = {
  name: 'team-list',
  title: `The list of ${PEOPLE.toLocaleString('en')} users, ${PAGE} a page, as a call through the default installation`,

  selfCheck: (stage) =>
    stage.withServer(async (server, { owner }) => {
      const session = await signInAs(server, owner.emailId);
      const fault = await faultIn(() =>
        ask(server, session, { what: 'without its members', body: {}, finds: PEOPLE }),
      );
      return `a list without its members was detected (${fault})`;
    }),

  async measure(stage) {
    await fill(await stage.store());
    return stage.withServer(async (server, { owner }) => {
      const session = await signInAs(server, owner.emailId);
      const pid = server.process.pid ?? 0;
      const figures: Figure[] = [];
      const waits: string[] = [];
      for (const asked of ASKED) {
        await rounds(WARM_UP, () => ask(server, session, asked));
        const before = cpuMsOf(pid);
        const times = await rounds(ROUNDS, () => ask(server, session, asked));
        const after = cpuMsOf(pid);
        figures.push({
          what: `${asked.what}: CPU`,
          value: before === undefined || after === undefined ? undefined : (after - before) / ROUNDS,
          unit: 'ms',
          better: 'lower',
          target: TARGETS.userListMs,
        });
        waits.push(`${asked.what} ${shortNumber(times[Math.floor(ROUNDS / 2)] ?? 0)} ms`);
      }
      return { figures, notes: [`Half were answered within: ${waits.join(', ')}.`] };
    });
  },
};

/** The duration of each round, fastest first. */
async function rounds(count: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other);
}

async function ask(server: Server, session: TestSession, { what, body, finds }: Asked): Promise<void> {
  const { total } = await server.api.call(listUsers, { session, body: { limit: PAGE, ...body } });
  if (total !== finds) throw new Error(`${what}: ${total} users instead of ${finds}`);
}

/** Inside the database: thousands of sign-ups would take longer than the whole bench. */
async function fill({ folder, owner }: Store): Promise<void> {
  const driver = await openDriver(readSettings({ DATA_DIR: folder }));
  try {
    const members = Array.from({ length: PEOPLE }, (_, at) => ({ id: newId('usr'), at }));
    const given = 'jsonb_to_recordset($1::jsonb) as person (id text, at int)';
    const values = JSON.stringify(members);
    await driver.query(
      `insert into users (id, email, name, created_at)
       select id, 'person.' || at || '@example.com', 'Person ' || at, now() from ${given}`,
      [values],
    );
    await driver.query(
      `insert into memberships (tenant_id, user_id, status, created_at, last_active_at)
       select $2, id, 'ACTIVE', now(), now() - at * interval '1 minute' from ${given}`,
      [values, owner.tenantId],
    );
    await driver.query(
      `insert into member_roles (tenant_id, user_id, role_id)
       select $2, person.id, roles.id from ${given}, roles where roles.tenant_id = $2 and built_in_key = 'agent'`,
      [values, owner.tenantId],
    );
  } finally {
    await driver.close();
  }
}
