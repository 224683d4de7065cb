// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConversationOptions } from './conversation.ts';
import { message, session } from './message.fixture.ts';
import { unreadCount } from './thread.ts';
import { Tab, VisitorServer } from './visitor-server.fixture.ts';

let server: VisitorServer;
let shelf: Map<string, string>;
let tabs: Tab[];

beforeEach(async () => {
  server = new VisitorServer();
  shelf = new Map();
  tabs = [];
  await server.start();
});
afterEach(async () => {
  for (const tab of tabs) tab.conversation.close();
  await server.stop();
});

const openTab = (options?: Partial<ConversationOptions>) => {
  const tab = new Tab(server, shelf, options);
  tabs.push(tab);
  tab.conversation.connect();
  return tab;
};
const remembered = () => JSON.parse(shelf.get('parrot:prt_1') ?? '{}');
const sent = () => server.asked.filter(([name]) => name === 'message.send');
const stored = () => server.messages.map(({ value }) => value);

test('a first visit gets a token and a conversation; a reload restores both', async () => {
  const first = openTab();
  await first.until(({ loaded }) => loaded);
  first.conversation.write('Hello');
  await first.until(({ messages }) => messages.length === 1);
  server.addMessage({ value: 'Good morning' });
  await first.until(({ messages }) => messages.length === 2);
  first.conversation.close();
  expect(remembered()).toMatchObject({ visitorToken: 'token-1', live: true, unsent: [] });

  const reloaded = openTab();
  const thread = await reloaded.until(({ loaded }) => loaded);
  expect(thread.messages.map(({ value }) => value)).toEqual(['Hello', 'Good morning']);
  expect(thread.session?.status).toBe('INPROGRESS');
});

describe('messages written offline [RTM-07]', () => {
  test('are sent in order, once each, when the connection is back', async () => {
    const tab = openTab();
    await tab.until(({ loaded }) => loaded);
    await server.stop();
    await tab.until(({ connection }) => connection === 'lost');
    for (const value of ['one', 'two', 'three']) tab.conversation.write(value);
    expect(tab.conversation.thread().unsent).toHaveLength(3);
    await server.start();
    await tab.until(({ unsent, messages }) => unsent.length === 0 && messages.length === 3);
    expect(stored()).toEqual(['one', 'two', 'three']);
  });

  test('survive a reload', async () => {
    await server.stop();
    const closing = openTab();
    closing.conversation.write('written offline');
    closing.conversation.close();

    await server.start();
    const tab = openTab();
    await tab.until(({ messages }) => messages.length === 1);
    expect(stored()).toEqual(['written offline']);
    expect(remembered().unsent).toEqual([]);
  });

  test('are stored once although the answer got lost', async () => {
    const tab = openTab();
    await tab.until(({ loaded }) => loaded);
    let lost = 0;
    server.intercept = (name, payload) => {
      if (name !== 'message.send' || lost++) return false;
      server.addMessage({ ...(payload as object), userType: 'visitor' }, false);
      void server.stop();
      return true;
    };
    tab.conversation.write('only once');
    await tab.until(({ connection }) => connection === 'lost');
    await server.start();
    await tab.until(({ unsent, messages }) => unsent.length === 0 && messages.length === 1);
    expect(stored()).toEqual(['only once']);
  });

  test('stay in order when the server throttles, and keep their msgId', async () => {
    const tab = openTab();
    await tab.until(({ loaded }) => loaded);
    let busy = 2;
    server.intercept = (name, _, answer) => {
      if (name !== 'message.send' || busy-- <= 0) return false;
      answer({ ok: false, error: { status: 429, code: 'too_many', message: 'Wait a moment.' } });
      return true;
    };
    tab.conversation.write('one');
    tab.conversation.write('two');
    await tab.until(({ messages }) => messages.length === 2);
    expect(stored()).toEqual(['one', 'two']);
    const [first, second, third] = sent().map(([, payload]) => (payload as { msgId: string }).msgId);
    expect([second, third]).toEqual([first, first]);
  });
});

test('a rejected message is marked, does not block the next, and can be retried', async () => {
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  server.intercept = (name, payload, answer) => {
    if (name !== 'message.send' || (payload as { value: string }).value !== 'refused') return false;
    answer({ ok: false, error: { status: 400, code: 'bad_input', message: 'No.' } });
    return true;
  };
  tab.conversation.write('refused');
  tab.conversation.write('taken');
  const { unsent } = await tab.until(({ messages }) => messages.length === 1);
  expect(unsent).toMatchObject([{ value: 'refused', failed: true }]);
  expect(remembered().unsent).toMatchObject([{ value: 'refused', failed: true }]);

  server.intercept = () => undefined;
  for (const { msgId } of unsent) tab.conversation.retry(msgId);
  await tab.until(({ messages }) => messages.length === 2);
  expect(stored()).toEqual(['taken', 'refused']);
});

test('a lost push is detected by the next one and fetched [RTM-07]', async () => {
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  server.addMessage({ value: 'one' });
  await tab.until(({ messages }) => messages.length === 1);
  server.addMessage({ value: 'lost' }, false);
  server.addMessage({ value: 'three' });
  const thread = await tab.until(({ messages }) => messages.length === 3);
  expect(thread.messages.map(({ value }) => value)).toEqual(['one', 'lost', 'three']);
  expect(server.asked.at(-1)).toEqual(['thread.open', { afterSeq: 1 }]);
});

test('a reconnect fetches from the last known message', async () => {
  server.messages = [message(1), message(2)];
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  await server.stop();
  await tab.until(({ connection }) => connection === 'lost');
  server.addMessage({ value: 'said meanwhile' });
  await server.start();
  const thread = await tab.until(({ messages }) => messages.length === 3);
  expect(thread.messages.at(-1)?.value).toBe('said meanwhile');
  expect(server.asked.at(-1)).toEqual(['thread.open', { afterSeq: 2 }]);
});

test('two tabs of one visitor stay in sync', async () => {
  const one = openTab();
  await one.until(({ loaded }) => loaded);
  const two = openTab();
  await two.until(({ loaded }) => loaded);
  one.conversation.write('from one');
  await two.until(({ messages }) => messages.length === 1);
  two.conversation.write('from two');
  const thread = await one.until(({ messages }) => messages.length === 2);
  expect(thread.messages.map(({ value }) => value)).toEqual(['from one', 'from two']);
});

test('what another tab has read is read here too', async () => {
  const window = new EventTarget();
  const tab = openTab({ signals: window });
  await tab.until(({ loaded }) => loaded);
  server.addMessage();
  const before = await tab.until(({ messages }) => messages.length === 1);
  expect(unreadCount(before)).toBe(1);

  const other = openTab();
  await other.until(({ messages }) => messages.length === 1);
  other.conversation.markRead();
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'parrot:prt_1' }));
  expect(unreadCount(tab.conversation.thread())).toBe(0);
});

test('a token the server does not know is dropped; unsent messages still arrive', async () => {
  shelf.set('parrot:prt_1', JSON.stringify({ visitorToken: 'of another time', live: true, readSeq: 9 }));
  const tab = openTab();
  tab.conversation.write('Hello again');
  await tab.until(({ messages }) => messages.length === 1);
  expect(remembered()).toMatchObject({ visitorToken: 'token-1', readSeq: 0 });
  expect(stored()).toEqual(['Hello again']);
});

test('a different conversation starts with nothing read', async () => {
  const old = { visitorToken: 'token-1', conversationId: 'cnv_of_another_time', readSeq: 9 };
  shelf.set('parrot:prt_1', JSON.stringify(old));
  server.messages = [message(1), message(2)];
  const thread = await openTab().until(({ loaded }) => loaded);
  expect(unreadCount(thread)).toBe(2);
  expect(remembered()).toMatchObject({ conversationId: thread.conversationId, readSeq: 0 });
});

test('an app unpublished meanwhile keeps unsent messages [DSG-10]', async () => {
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  server.intercept = (_name, _payload, answer) => {
    answer({ ok: false, error: { status: 404, code: 'not_found', message: 'Not available at the moment.' } });
    return true;
  };
  tab.conversation.write('Still there?');
  await tab.until(({ closed }) => closed === 'unpublished');
  server.intercept = () => undefined;
  await server.stop();
  await server.start();
  const thread = await tab.until(({ messages }) => messages.length === 1);
  expect(thread.closed).toBeNull();
  expect(stored()).toEqual(['Still there?']);
});

test('a deleted bot is shown as such and not requested again', async () => {
  server.admit = () => ({ status: 404, code: 'not_found', message: 'We couldn’t find that.' });
  const tab = openTab();
  const thread = await tab.until(({ closed, connection }) => closed !== null && connection === 'refused');
  expect(thread.loaded).toBe(false);
});

describe('requesting an agent', () => {
  test('changes the session, after the messages written before', async () => {
    const tab = openTab();
    tab.conversation.write('First this');
    tab.conversation.askForPerson();
    const thread = await tab.until((now) => now.session?.status === 'UNASSIGNED');
    expect(thread.asking).toBe('no');
    expect(server.asked.map(([name]) => name)).toEqual(['thread.open', 'message.send', 'person.request']);
  });

  test('shows a rejection, and can be retried', async () => {
    const tab = openTab();
    await tab.until(({ loaded }) => loaded);
    server.intercept = (name, _, answer) => {
      if (name !== 'person.request') return false;
      answer({ ok: false, error: { status: 409, code: 'conversation_over', message: 'Over.' } });
      return true;
    };
    tab.conversation.askForPerson();
    await tab.until(({ asking, trouble }) => asking === 'no' && trouble === 'conversation_over');
    server.intercept = () => undefined;
    tab.conversation.askForPerson();
    await tab.until((now) => now.session?.status === 'UNASSIGNED');
  });
});

test('receives who takes the conversation and who is typing', async () => {
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  server.push('session.changed', { session: session('ASSIGNED', 'Ida Moen') });
  server.push('typing', { userType: 'agent', senderName: 'Ida Moen', typing: true });
  const thread = await tab.until(({ typist }) => typist !== null);
  expect(thread.session?.agentName).toBe('Ida Moen');
  server.push('typing', { userType: 'agent', senderName: 'Ida Moen', typing: false });
  await tab.until(({ typist }) => typist === null);
});

test('shows the confirmed part of an answer while it is written, until the answer arrives', async () => {
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  server.push('typing', { userType: 'bot', senderName: 'Polly', typing: true });
  server.push('answer.part', { value: 'We are open.' });
  await tab.until(({ typist }) => typist?.value === 'We are open.');
  // It is still writing.
  server.push('typing', { userType: 'bot', senderName: 'Polly', typing: true });
  server.push('answer.part', { value: 'We are open. Come by.' });
  await tab.until(({ typist }) => typist?.value === 'We are open. Come by.');
  expect(tab.conversation.thread().messages).toEqual([]);
  server.addMessage({ userType: 'bot', value: 'We are open. Come by.' });
  const { typist } = await tab.until(({ messages }) => messages.length === 1);
  expect(typist).toBeNull();
});

test('sends typing once, and once that it ended', async () => {
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  tab.conversation.typing();
  tab.conversation.typing();
  tab.conversation.write('Done');
  await tab.until(({ messages }) => messages.length === 1);
  const typing = server.asked.filter(([name]) => name === 'visitor.typing').map(([, payload]) => payload);
  expect(typing).toEqual([{ typing: true }, { typing: false }]);
});

test('the chosen language is sent immediately and with every later handshake [DSG-08]', async () => {
  const shown: unknown[] = [];
  const admit = server.admit;
  server.admit = (auth) => {
    shown.push(auth.language);
    return admit(auth);
  };
  const tab = openTab({ visitor: { parrotId: 'prt_1', language: 'en-GB' } });
  await tab.until(({ loaded }) => loaded);
  tab.conversation.speak('sv');
  tab.conversation.write('Hej');
  await tab.until(({ messages }) => messages.length === 1);
  expect(server.asked).toContainEqual(['language.choose', { language: 'sv' }]);
  await server.stop();
  await tab.until(({ connection }) => connection === 'lost');
  await server.start();
  await tab.until(({ connection }) => connection === 'online');
  expect([shown[0], shown.at(-1)]).toEqual(['en-GB', 'sv']);
});
