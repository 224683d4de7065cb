// @vitest-environment node
/** Files, identity and ratings: what visitors do besides writing, and what closes the chat. */
import type { FileId, MsgId } from '@parrot/contract/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seen } from '../testing/seen.ts';
import type { ConversationOptions } from './conversation.ts';
import { session } from './message.fixture.ts';
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

test.each([
  ['resting', 402, 'resting'],
  ['identity_required', 401, 'identity'],
  ['site_not_allowed', 404, 'site'],
] as const)(
  '%s closes the chat politely, in the handshake and in an answer',
  async (code, status, closed) => {
    const refused = { status, code, message: 'No.' };
    server.intercept = (name, _, answer) => {
      if (name === 'thread.open') answer({ ok: false, error: refused });
      return name === 'thread.open';
    };
    await openTab().until((thread) => thread.closed === closed && thread.connection === 'online');
    server.admit = () => refused;
    await openTab().until((thread) => thread.closed === closed && thread.connection === 'refused');
  },
);

test('the page is reported when it changes, and after a reconnect with the handshake', async () => {
  const handshakes: unknown[] = [];
  server.admit = ({ page }) => void handshakes.push(page);
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  for (const page of ['https://shop.example/a', 'https://shop.example/a', 'https://shop.example/b'])
    tab.conversation.visit(page);
  const reported = () =>
    server.asked.filter(([name]) => name === 'visitor.page').map(([, payload]) => payload);
  await seen(() =>
    expect(reported()).toEqual([{ page: 'https://shop.example/a' }, { page: 'https://shop.example/b' }]),
  );
  await server.stop();
  await server.start();
  await seen(() => expect(handshakes.at(-1)).toBe('https://shop.example/b'));
});

describe('files [RTM-07]', () => {
  const blob = new Blob(['abc']);
  const fileId = 'fil_0000000000000000000001' as FileId;

  test('get a fresh address once theirs has expired', async () => {
    const url = (key: string) => `/files/${fileId}/a.png?until=1&key=${key}`;
    const picture = { name: 'a.png', url: url('old'), bytes: 1, isPicture: true };
    const elsewhere = { ...picture, url: 'https://shop.example/a.png' };
    server.addMessage({ files: [picture, elsewhere] });
    const tab = openTab();
    const { messages } = await tab.until(({ messages: all }) => all.length === 1);
    const msgId = messages[0]?.msgId as MsgId;
    expect(await tab.conversation.renewFile(msgId, elsewhere)).toBeUndefined();
    expect(await tab.conversation.renewFile(msgId, picture)).toBe(url('new'));
    const shown = tab.conversation.thread().messages[0]?.files.map((file) => file.url);
    expect(shown).toEqual([url('new'), elsewhere.url]);
  });

  test('are uploaded before their message, once each, in order with other offline messages', async () => {
    const brought: string[][] = [];
    const bringFiles: ConversationOptions['bringFiles'] = async (files, { dispatch, visitorToken }) => {
      brought.push([visitorToken, ...files.map(({ name }) => name)]);
      dispatch({ type: 'uploaded', blob, fileId });
      return [fileId];
    };
    await server.stop();
    const tab = openTab({ bringFiles });
    tab.conversation.write('one');
    tab.conversation.write('', [{ name: 'a.pdf', bytes: 3, blob }]);
    await server.start();
    const { unsent } = await tab.until(({ messages }) => messages.length === 2);
    expect(unsent).toEqual([]);
    expect(brought).toEqual([['token-1', 'a.pdf']]);
    expect(sent().map(([, payload]) => (payload as { files: string[] }).files)).toEqual([[], [fileId]]);
  });

  test('that are rejected are reported and can be retried; after a reload only their names are left', async () => {
    let answer: string | FileId[] = 'This file type isn’t supported.';
    const tab = openTab({ bringFiles: async () => answer });
    tab.conversation.write('See here', [{ name: 'a.pdf', bytes: 3, blob }]);
    const { unsent } = await tab.until(({ unsent: [item] }) => item?.failed === 'file');
    expect(unsent[0]?.why).toBe('This file type isn’t supported.');
    expect(remembered().unsent[0].files).toEqual([{ name: 'a.pdf', bytes: 3, blob: {} }]);
    answer = [fileId];
    for (const { msgId } of unsent) tab.conversation.retry(msgId);
    await tab.until(({ messages }) => messages.length === 1);
  });
});

describe("the visitor's identity", () => {
  const tokenOf = (sub: string, exp = 1) => `head.${btoa(JSON.stringify({ sub, exp }))}.signature`;
  const shownIdentities = () => {
    const shown: unknown[] = [];
    const { admit } = server;
    server.admit = (auth) => {
      shown.push([auth.identity, auth.visitorToken]);
      return admit(auth);
    };
    return shown;
  };

  test('is sent with the handshake and when the page changes it; the next visitor sees nothing of the last', async () => {
    const shown = shownIdentities();
    const tab = openTab({ visitor: { parrotId: 'prt_1', identity: tokenOf('ida') } });
    await tab.until(({ loaded }) => loaded);
    tab.conversation.write('Mine');
    await tab.until(({ messages }) => messages.length === 1);

    tab.conversation.identify(tokenOf('ida', 2));
    await tab.until(({ connection }) => connection === 'online');
    expect(tab.conversation.thread().messages).toHaveLength(1);
    server.messages = [];
    tab.conversation.identify(undefined);
    await tab.until(({ connection, loaded }) => connection === 'online' && loaded);
    expect(tab.conversation.thread().messages).toEqual([]);
    expect(shown).toEqual([
      [tokenOf('ida'), undefined],
      [tokenOf('ida', 2), 'token-1'],
      [undefined, undefined],
    ]);
  });

  test('is required if the bot requires it: without it nothing is requested', async () => {
    const shown = shownIdentities();
    const tab = openTab({ needsIdentity: true });
    expect(tab.conversation.thread().closed).toBe('identity');
    expect(shown).toEqual([]);
    tab.conversation.identify(tokenOf('ida'));
    const thread = await tab.until(({ loaded }) => loaded);
    expect(thread.closed).toBeNull();
  });
});

test('a thumb reaches other tabs, an end and a rating are stored; failures are shown', async () => {
  const [one, two] = [openTab(), openTab()];
  const { msgId } = server.addMessage({ canRate: true });
  await one.until(({ messages }) => messages.length === 1);
  await two.until(({ messages }) => messages.length === 1);
  expect(await one.conversation.rateAnswer(msgId, 'down')).toBe(true);
  await two.until(({ messages: [first] }) => first?.thumb === 'down');
  expect(await one.conversation.end()).toBe(true);
  expect(await one.conversation.rate(4, '')).toBe(true);
  expect(one.conversation.thread().session).toMatchObject({ status: 'COMPLETED', rating: 4 });
  expect(await one.conversation.sendTranscript('ida@example.com')).toBe(true);
  await server.stop();
  await one.until(({ connection }) => connection === 'lost');
  expect(await one.conversation.sendTranscript('ida@example.com')).toBe(false);
  expect(one.conversation.thread().trouble).toBe(true);
});

describe('waiting for an agent', () => {
  test('the queue position is requested when waiting and after a reconnect; pushes update it', async () => {
    server.session = session('UNASSIGNED');
    server.waiting = { position: 3, estimateSeconds: 120, staffing: 'free', closed: null };
    const tab = openTab();
    await tab.until(({ waiting }) => waiting?.position === 3);
    server.push('waiting.changed', { waiting: { ...server.waiting, position: 2 } });
    await tab.until(({ waiting }) => waiting?.position === 2);
    await server.stop();
    await tab.until(({ connection }) => connection !== 'online');
    server.waiting = { position: 1, estimateSeconds: null, staffing: 'free', closed: null };
    await server.start();
    await tab.until(({ waiting }) => waiting?.position === 1);
  });

  test('continuing with the bot, or leaving an address, applies immediately', async () => {
    server.session = session('UNASSIGNED');
    const tab = openTab();
    await tab.until(({ loaded }) => loaded);
    expect(await tab.conversation.leaveEmail('ann@shop.example')).toBe(true);
    expect(tab.conversation.thread().session?.answersByEmail).toBe(true);
    expect(await tab.conversation.stopWaiting()).toBe(true);
    expect(tab.conversation.thread()).toMatchObject({ session: { status: 'INPROGRESS' }, waiting: null });
  });
});

test('read receipts are sent to agents, not to bots; and received from agents', async () => {
  server.session = session('INPROGRESS');
  server.addMessage({ userType: 'bot' });
  const tab = openTab();
  await tab.until(({ loaded }) => loaded);
  tab.conversation.markRead();
  server.session = session('ASSIGNED', 'Ann');
  server.push('session.changed', { session: server.session });
  server.addMessage({ userType: 'agent', senderName: 'Ann' });
  await tab.until((thread) => thread.seenSeq === 2 && thread.session?.status === 'ASSIGNED');
  tab.conversation.markRead();
  server.push('read.changed', { seq: 2 });
  await tab.until((thread) => thread.session?.agentReadSeq === 2);
  const readEmits = () => server.asked.filter(([name]) => name === 'thread.read');
  await seen(() => expect(readEmits()).toEqual([['thread.read', { seq: 2 }]]));
});
