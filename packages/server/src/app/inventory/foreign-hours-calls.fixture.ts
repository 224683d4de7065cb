/** Opening hours with the ids of another tenant. */
import { newId, type ScheduleId } from '@parrot/contract/core';
import { createSchedule } from '@parrot/contract/hours';
import type { TestServer } from '@parrot/testkit';
import { expect } from 'vitest';
import { type Attempt, hidden } from './foreign-attempts.fixture.ts';
import type { Company } from './two-tenants.fixture.ts';

const DRAFT = {
  name: 'Office',
  timeZone: 'UTC',
  days: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  holidays: [],
};

async function scheduleOf(server: TestServer, { owner }: Company): Promise<ScheduleId> {
  const body = { ...DRAFT, name: newId('sch').slice(-12) };
  return (await server.api.call(createSchedule, { session: owner, body })).schedule.scheduleId;
}

const theirSchedule =
  (more: object): Attempt =>
  async (server, { ours, theirs }, call) => {
    const target = call.method === 'DELETE' ? 'query' : 'body';
    const ask = (scheduleId: ScheduleId) =>
      server.api.answer(call, { session: ours.owner, [target]: { ...more, scheduleId } });
    const foreign = await ask(await scheduleOf(server, theirs));
    expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('sch'))).text]);
  };

export const foreignHoursCalls = (ownOnly: (body?: object) => Attempt): Record<string, Attempt> => ({
  'hours.list': async (server, { ours, theirs }, call) => {
    const scheduleId = await scheduleOf(server, theirs);
    const { status, text } = await server.api.answer(call, { session: ours.owner });
    expect(status).toBe(200);
    for (const id of [scheduleId, theirs.app.appId, theirs.groupId]) expect(text).not.toContain(id);
  },
  'hours.create': ownOnly(DRAFT),
  'hours.update': theirSchedule({ ...DRAFT, revision: 1 }),
  'hours.delete': theirSchedule({}),
  'hours.setApp': async (server, tenants, call) => {
    await hidden(({ appId }) => ({ appId, scheduleId: null }))(server, tenants, call);
    await theirSchedule({ appId: tenants.ours.app.appId })(server, tenants, call);
  },
  'hours.setGroup': async (server, tenants, call) => {
    const { ours, theirs } = tenants;
    const ask = (groupId: string) =>
      server.api.answer(call, { session: ours.owner, body: { groupId, scheduleId: null } });
    const foreign = await ask(theirs.groupId);
    expect([foreign.status, foreign.text]).toEqual([404, (await ask(newId('grp'))).text]);
    await theirSchedule({ groupId: ours.groupId })(server, tenants, call);
  },
  'hours.ofApp': hidden(({ appId }) => ({ appId })),
  'hours.closedApps': ownOnly(),
});
