/** Search in all visible messages, and for visitors by name and email address. */
import { sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { searchMessages } from '@parrot/contract/desk';
import { ticketDetails } from '@parrot/contract/tickets';
import {
  newOwner,
  openTestTenant,
  type TestSession,
  type TestTenant,
  type TestVisitor,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let tenant: TestTenant;
let guest: TestVisitor;
beforeAll(async () => {
  tenant = await openTestTenant();
  guest = await tenant.assignedVisitor(tenant.agent);
  for (const value of [
    'My lamp KUNGSLJUS-40 flickers, order 48213/B',
    'Write to ada.lovelace@mail.example, please',
    'Straße nach Ångström, naïve café',
    '100% sure_thing \\ o_o',
    "O'Neill & sons | <script>",
  ])
    await tenant.sendAsVisitor(guest, value);
});
afterAll(() => tenant.stop());

const search = (text: string, session: TestSession = tenant.agent, page: object = {}) =>
  tenant.server.api.call(searchMessages, { session, body: { text, ...page } });
const found = async (text: string, session?: TestSession) =>
  (await search(text, session)).items.map(({ message }) => message.value);

describe('words', () => {
  test.each([
    ['lamp', 'My lamp'],
    ['LAM', 'My lamp'],
    ['kungs', 'My lamp'],
    ['40 flick', 'My lamp'],
    ['48213', 'My lamp'],
    ['48213/b', 'My lamp'],
    ['lovelace', 'Write to'],
    ['ada.lovelace@mail', 'Write to'],
    ['mail.example', 'Write to'],
    ['Stra', 'Straße'],
    ['ångström', 'Straße'],
    ['ÅNGSTRÖM', 'Straße'],
    ['café', 'Straße'],
    ['cafe\u0301', 'Straße'],
    ['sons neill', "O'Neill"],
  ])('%s finds the message by word prefixes in any order [DSK-01]', async (text, beginning) => {
    expect(await found(text)).toEqual([expect.stringContaining(beginning)]);
  });

  test.each([['amp'], ['lamp bulb'], ['48214'], ['%%'], ['__'], ['&&'], ['!lamp & chair'], ["'):*"]])(
    '%s finds nothing',
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  test('single letters and short numbers match whole words; compound terms stay whole', async () => {
    const mine = await tenant.assignedVisitor(tenant.agent);
    for (const value of ['THIRTY-8 bulbs, 80 watts', 'Part T-8 is missing'])
      await tenant.sendAsVisitor(mine, value);
    expect(await found('T-8')).toEqual(['Part T-8 is missing']);
    expect(await found('y-8')).toEqual([]);
    expect(await found('80 bulbs')).toEqual(['THIRTY-8 bulbs, 80 watts']);
    expect(await found('8 watt')).toEqual(['THIRTY-8 bulbs, 80 watts']);
    expect(await found('kungsljus-40')).toHaveLength(1);
    expect(await found('flickers-my')).toEqual([]);
  });

  test('a ticket number finds that ticket first, for those who may see it', async () => {
    const { server, agent, supervisor, outsider, owner } = tenant;
    const query = { userSessionId: guest.userSessionId };
    await tenant.settle();
    const { ticket } = await server.api.call(ticketDetails, { session: agent, query });
    const number = ticket?.number ?? 0;
    const other = await tenant.assignedVisitor(agent);
    await tenant.sendAsVisitor(other, `Is T-${number} done? I mean #${number}`);
    for (const text of [`T-${number}`, `t-${number}`, `#${number}`, ` T${number} `]) {
      const { items } = await search(text, supervisor);
      expect([text, items[0]?.session.userSessionId]).toEqual([text, guest.userSessionId]);
      expect(items.filter(({ session }) => session.userSessionId === guest.userSessionId)).toHaveLength(1);
    }
    const { items } = await search(`T-${number}`, supervisor);
    expect(items.map(({ session }) => session.userSessionId)).toContain(other.userSessionId);
    expect((await search(`T-${number}`, outsider)).items).toEqual([]);
    expect((await search(`#${number + 900}`, owner)).items).toEqual([]);
    const otherTenantOwner = await newOwner(server);
    expect((await search(`T-${number}`, otherTenantOwner)).items).toEqual([]);
  });

  test('query operators are taken literally', async () => {
    for (const text of [
      "lamp' | 'x",
      'lamp:*',
      '(lamp',
      'lamp!',
      '<->lamp',
      "lamp'; drop table messages; --",
      '\\lamp',
    ])
      expect(
        (await tenant.server.api.answer(searchMessages, { session: tenant.agent, body: { text } })).status,
      ).toBe(200);
    expect(await found('lamp:*')).toHaveLength(1);
  });

  test('invalid search texts are refused with the field named', async () => {
    for (const text of ['', 'a', '  b  ', 'x'.repeat(101), 5, null, ['lamp']]) {
      const { status, body } = await tenant.server.api.answer(searchMessages, {
        session: tenant.agent,
        body: { text },
      });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['text']]);
    }
  });
});

test('visitors are found by name and email address, with their last message', async () => {
  const other = await tenant.assignedVisitor(tenant.agent);
  await tenant.server.server.platform.database.system((tx) =>
    tx.execute(
      sql`update visitors set name = 'Grace Höpper 100%', email = 'grace@navy.example' where id = (select visitor_id from user_sessions where id = ${other.userSessionId})`,
    ),
  );
  await tenant.sendAsVisitor(other, 'The moth is in the relay');
  for (const text of ['höpper', 'grace hö', 'navy.ex', '100%'])
    expect(await found(text)).toContain('The moth is in the relay');
  const { items } = await search('grace@navy');
  expect(items[0]?.session).toMatchObject({
    userSessionId: other.userSessionId,
    email: 'grace@navy.example',
  });
});

test('a visitor is found by the beginning of any word of a name, whatever is around it', async () => {
  const other = await tenant.assignedVisitor(tenant.agent);
  const named = `<Ada> O'Hara-Lind+49_x é1`;
  await tenant.server.server.platform.database.system((tx) =>
    tx.execute(
      sql`update visitors set name = ${named} where id = (select visitor_id from user_sessions where id = ${other.userSessionId})`,
    ),
  );
  await tenant.sendAsVisitor(other, 'About the bridge');
  for (const text of ['ada', '<ADA', "o'har", 'hara-lind+4', '+49', '_x', 'É1', "> o'", '+4'])
    expect([text, (await found(text))[0]]).toEqual([text, 'About the bridge']);
  for (const text of ['da> o', 'ind+49', 'ada hara', '++'])
    expect([text, await found(text)]).toEqual([text, []]);
  const otherOwner = await newOwner(tenant.server);
  expect(await found("o'hara", otherOwner)).toEqual([]);
});

test('returns newest first, in pages', async () => {
  const word = `word${newId('msg').slice(-8)}`;
  for (let i = 1; i <= 5; i++) await tenant.sendAsVisitor(guest, `${word} number ${i}`);
  const first = await search(word, tenant.agent, { limit: 3 });
  const second = await search(word, tenant.agent, { limit: 3, offset: 3 });
  expect([...first.items, ...second.items].map(({ message }) => message.value)).toEqual(
    [5, 4, 3, 2, 1].map((i) => `${word} number ${i}`),
  );
  expect([first.hasMore, second.hasMore]).toEqual([true, false]);
});

test('returns visible messages only: own apps, no live conversations of other agents, no events [DSK-05]', async () => {
  const { agent, otherAgent, supervisor, outsider, owner } = tenant;
  const secret = `secret${newId('msg').slice(-8)}`;
  const theirs = await tenant.assignedVisitor(otherAgent);
  await theirs.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: secret });
  const sees = async (session: TestSession) => (await found(secret, session)).length;
  const many = async () => [
    await sees(otherAgent),
    await sees(supervisor),
    await sees(owner),
    await sees(agent),
    await sees(outsider),
  ];
  expect(await many()).toEqual([1, 1, 1, 0, 0]);
  await tenant.closeConversationOf(await tenant.connect(otherAgent), theirs);
  expect(await many()).toEqual([1, 1, 1, 1, 0]);
  expect(await found('person requested')).toEqual([]);
});
