/** How the settings of a bot act in conversations. */
import {
  chooseLanguage,
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
} from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { unassignedUsers } from '@parrot/contract/desk';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import {
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  OPENING_HOURS,
  openVisitorSocket,
  publishWith,
  sharedTestServer,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const { unknown, talkToPerson, offerPerson } = FLOW_TEXTS.en;
const UNHEARD_OF = 'Why is the moon made of purple kangaroos?';
const KNOWN = OPENING_HOURS.question[0] ?? '';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
});
afterAll(() => server.stop());

const arrive = async (parrotId: string, origin?: string) => {
  const socket = await openVisitorSocket(server, { parrotId, language: 'en-GB' }, origin);
  const thread = await socket.ask(openVisitorConversation, { afterSeq: 0 });
  return { socket, ...thread };
};
const write = (socket: TestSocket, value: string) =>
  socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
/** Writes, and returns everything that was stored afterwards. */
const writeAndRead = async (socket: TestSocket, value: string): Promise<Message[]> => {
  const { message } = await write(socket, value);
  await server.server.platform.outbox.settle();
  return (await socket.ask(openVisitorConversation, { afterSeq: message.seq })).messages;
};
const thread = (socket: TestSocket) => socket.ask(openVisitorConversation, { afterSeq: 0 });
const values = (messages: Message[]) => messages.map(({ event, value }) => event ?? value);

describe('the greeting and the offer of an agent [DSG-08]', () => {
  test('the greeting is in the visitor’s language, if the bot supports it', async () => {
    const app = await newPublishedAppWith(server, owner, {
      appearance: { welcomeMsg: 'Good day!' },
      behaviour: { multilingualSelection: true, languageList: ['de'] },
      translations: { de: { welcomeMsg: 'Guten Tag!' } },
    });
    const welcomed = async (language: string) => {
      const socket = await openVisitorSocket(server, { parrotId: app.parrotId, language });
      return values((await thread(socket)).messages);
    };
    expect(await welcomed('de-AT')).toEqual(['Guten Tag!']);
    expect(await welcomed('sv')).toEqual(['Good day!']);
  });

  test('are those of the published version', async () => {
    const app = await newPublishedAppWith(server, owner, {
      appearance: { welcomeMsg: 'Good day!', botName: 'Coco', botEscalationCount: 1 },
    });
    const { socket, messages } = await arrive(app.parrotId);
    expect(messages).toMatchObject([{ value: 'Good day!', senderName: 'Coco' }]);
    const [answer] = await writeAndRead(socket, UNHEARD_OF);
    expect(answer).toMatchObject({ value: `${unknown} ${offerPerson}`, suggestions: [talkToPerson] });
  });
});

describe('human first [DSG-03] [DSG-08]', () => {
  test('the first message puts the visitor into the queue, after the greeting; the bot stays silent', async () => {
    const app = await newPublishedAppWith(server, owner, {
      appearance: { isHumanFirst: true, welcomeMsg: 'Hello!' },
    });
    const { socket, session, messages } = await arrive(app.parrotId);
    expect([session?.status, values(messages)]).toEqual(['INPROGRESS', ['Hello!']]);
    const sent = await write(socket, KNOWN);
    expect(sent.session.status).toBe('UNASSIGNED');
    await server.server.platform.outbox.settle();
    expect(values((await thread(socket)).messages)).toEqual(['Hello!', KNOWN, 'person-requested']);
    const { items } = await server.api.call(unassignedUsers, {
      session: owner,
      body: { appId: app.appId },
    });
    expect(items).toMatchObject([
      { userSessionId: sent.session.userSessionId, waitingSince: expect.any(String) },
    ]);
    expect(await writeAndRead(socket, KNOWN)).toEqual([]);
  });

  test('a message sent twice requests an agent once', async () => {
    const app = await newPublishedAppWith(server, owner, { appearance: { isHumanFirst: true } });
    const { socket } = await arrive(app.parrotId);
    const message = { msgId: newId('msg'), value: KNOWN };
    const [one, two] = [
      await socket.ask(sendVisitorMessage, message),
      await socket.ask(sendVisitorMessage, message),
    ];
    expect(two).toEqual(one);
    const events = (await thread(socket)).messages.filter(({ msgType }) => msgType === 'event');
    expect(events).toHaveLength(1);
  });

  test('a visitor with an open session keeps the version it started with', async () => {
    const app = await newPublishedApp(server, owner);
    const { socket } = await arrive(app.parrotId);
    await publishWith(server, owner, app.appId, { appearance: { isHumanFirst: true } });
    expect(values(await writeAndRead(socket, KNOWN))).toEqual([OPENING_HOURS.answer]);
    const { socket: newcomer } = await arrive(app.parrotId);
    expect((await write(newcomer, KNOWN)).session.status).toBe('UNASSIGNED');
  });
});

describe('without agents to hand over to [DSG-08]', () => {
  test('an agent cannot be requested: 409, and nothing changes', async () => {
    const app = await newPublishedAppWith(server, owner, { behaviour: { agentEscalation: false } });
    const { socket } = await arrive(app.parrotId);
    const before = await thread(socket);
    expect(await socket.answer(requestAgent, {})).toMatchObject({
      ok: false,
      error: { status: 409, code: 'conflict' },
    });
    expect(await thread(socket)).toMatchObject({ session: before.session, lastSeq: before.lastSeq });
  });

  test('the bot offers none, and a text that asks for one is a question like any other', async () => {
    const app = await newPublishedAppWith(server, owner, {
      behaviour: { agentEscalation: false },
      appearance: { botEscalationCount: 1 },
    });
    const { socket } = await arrive(app.parrotId);
    for (const text of [UNHEARD_OF, 'I want to talk to a human', talkToPerson])
      expect(await writeAndRead(socket, text)).toMatchObject([{ value: unknown, suggestions: [] }]);
    expect(await writeAndRead(socket, 'yes')).toMatchObject([{ suggestions: [] }]);
    expect((await thread(socket)).session?.status).toBe('INPROGRESS');
  });

  test('human first has no effect without agents: the bot answers', async () => {
    const app = await newPublishedAppWith(server, owner, {
      behaviour: { agentEscalation: false },
      appearance: { isHumanFirst: true },
    });
    const { socket } = await arrive(app.parrotId);
    expect(values(await writeAndRead(socket, KNOWN))).toEqual([OPENING_HOURS.answer]);
  });
});

describe('the sites on which a bot may be embedded [DSG-10]', () => {
  test('a connection from another site is refused, and open ones too once the list is published', async () => {
    countAttack('origins');
    const app = await newPublishedApp(server, owner);
    const { socket } = await arrive(app.parrotId, 'https://elsewhere.example');
    await publishWith(server, owner, app.appId, {
      behaviour: { allowedDomains: ['shop.example', '*.shop.example'] },
    });
    const refused = { status: 404, code: 'site_not_allowed' };
    const answer = await socket.answer(sendVisitorMessage, { msgId: newId('msg'), value: KNOWN });
    expect(answer).toMatchObject({ ok: false, error: refused });
    for (const origin of ['https://elsewhere.example', 'https://notshop.example', 'null']) {
      const opened = await openVisitorSocket(server, app, origin).catch((error) => error);
      expect(opened).toMatchObject({ data: refused });
    }
    for (const origin of ['https://shop.example', 'http://www.shop.example:8080', server.url, undefined])
      (await openVisitorSocket(server, app, origin)).close();
  });
});

describe('the language that a visitor chooses [DSG-08]', () => {
  const languageOf = async (conversationId: string) => {
    const found = await server.server.platform.database.tenant(owner.tenantId, (tx) =>
      tx.execute(
        sql`select language from visitors join conversations on visitors.id = visitor_id where conversations.id = ${conversationId}`,
      ),
    );
    return (found as unknown as { rows: { language: string }[] }).rows[0]?.language;
  };

  test('is stored, and not overwritten by the browser’s', async () => {
    const { parrotId } = await newPublishedApp(server, owner);
    const { socket, conversationId } = await arrive(parrotId);
    expect(await languageOf(conversationId)).toBe('en-GB');
    await socket.ask(chooseLanguage, { language: 'sv' });
    await thread(socket);
    expect(await languageOf(conversationId)).toBe('sv');
  });

  test('an unsupported one is refused, and so is a choice before the conversation is open', async () => {
    const { parrotId } = await newPublishedApp(server, owner);
    const { socket, conversationId } = await arrive(parrotId);
    const wrong = await socket.answer(chooseLanguage, { language: 'tlh' });
    expect(wrong).toMatchObject({
      ok: false,
      error: { status: 400, fields: { language: expect.any(String) } },
    });
    expect(await languageOf(conversationId)).toBe('en-GB');
    const early = await openVisitorSocket(server, { parrotId });
    expect(await early.answer(chooseLanguage, { language: 'sv' })).toMatchObject({ error: { status: 400 } });
  });
});
