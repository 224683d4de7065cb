/** A workspace with everything that an hour at the desk uses: a group, tags, a macro, a rule, targets and hours. */
import type { App } from '@parrot/contract/apps';
import type { GroupId, TagId, UserId } from '@parrot/contract/core';
import { createSchedule, setAppSchedule } from '@parrot/contract/hours';
import { saveResponse } from '@parrot/contract/responses';
import { createRule, switchRule } from '@parrot/contract/rules';
import { createTag } from '@parrot/contract/tags';
import { createGroup } from '@parrot/contract/team';
import { saveTargetSettings } from '@parrot/contract/tickets';
import { newOwner, newPublishedApp, type TestServer, type TestSession } from '@parrot/testkit';

export type HourWorkspace = { owner: TestSession; app: App };

export const RULE = { name: 'Waits too long', minutes: 2, note: 'Waiting for more than two minutes.' };
export const MACRO = {
  tag: '#track',
  text: 'Your parcel is on its way. Your reference is {{ticket.number}}.',
};
/** Minutes until the first response is due, and until agents are warned. */
export const FIRST_RESPONSE = { due: 10, warnPercent: 50 };

/** Open from nine until ten to ten. */
export async function newHourWorkspace(server: TestServer): Promise<HourWorkspace> {
  const { api } = server;
  const owner = await newOwner(server, { timeZone: 'UTC', company: 'Northlight' });
  const app = await newPublishedApp(server, owner);
  const { tag } = await api.call(createTag, { session: owner, body: { name: 'Delivery' } });
  await api.call(createTag, { session: owner, body: { name: 'Warranty' } });
  await addMacro(server, owner, tag.tagId);
  await addRule(server, owner);
  await addTargets(server, owner);
  const openings = [{ from: '09:00', until: '09:50' }];
  const days = { mon: openings, tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const { schedule } = await api.call(createSchedule, {
    session: owner,
    body: { name: 'Monday morning', timeZone: 'UTC', days, holidays: [] },
  });
  const body = { appId: app.appId, scheduleId: schedule.scheduleId };
  await api.call(setAppSchedule, { session: owner, body });
  return { owner, app };
}

export async function newGroup(
  { api }: TestServer,
  { owner }: HourWorkspace,
  groupName: string,
  userIds: UserId[],
): Promise<GroupId> {
  const body = { groupName, userIds, roleIds: [], appIds: [] };
  return (await api.call(createGroup, { session: owner, body })).group.groupId;
}

const addMacro = ({ api }: TestServer, session: TestSession, tagId: TagId) =>
  api.call(saveResponse, {
    session,
    body: {
      title: 'Track a parcel',
      hashtags: [MACRO.tag],
      text: MACRO.text,
      appIds: [],
      files: [],
      actions: [{ kind: 'addTag', tagId }],
    },
  });

async function addRule({ api }: TestServer, session: TestSession): Promise<void> {
  const { rule } = await api.call(createRule, {
    session,
    body: {
      name: RULE.name,
      trigger: { on: 'waitsUnassigned', minutes: RULE.minutes },
      match: 'all',
      conditions: [],
      actions: [
        { do: 'setPriority', priority: 'high' },
        { do: 'addNote', text: RULE.note },
      ],
      signingSecret: '',
    },
  });
  await api.call(switchRule, { session, body: { ruleId: rule.ruleId, isOn: true } });
}

async function addTargets({ api }: TestServer, session: TestSession): Promise<void> {
  const each = { firstResponse: { amount: FIRST_RESPONSE.due, unit: 'minutes' as const }, resolution: null };
  const targets = { low: each, normal: each, high: each, urgent: each };
  const body = { revision: 0, warnPercent: FIRST_RESPONSE.warnPercent, targets };
  await api.call(saveTargetSettings, { session, body });
}
