/** URLs of files in conversations: signed for the recipient of the message, and valid for a few hours. */
import {
  openVisitorConversation,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorFileLink,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { isExpiredLink, newId } from '@parrot/contract/core';
import {
  deskFileLink,
  deskMessageAdded,
  openConversation,
  sendAgentMessage,
  uploadDeskFile,
} from '@parrot/contract/desk';
import { listResponses, saveResponse, uploadResponseFile } from '@parrot/contract/responses';
import {
  newOwner,
  openTestTenant,
  signInAs,
  type TestSocket,
  type TestTenant,
  type TestVisitor,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../../conversations.tables.ts';

const AN_HOUR = 3_600_000;
const NOT_FOUND = { status: 404, code: 'not_found', message: 'We couldn’t find that.' };

let desk: TestTenant;
let line: TestSocket;
let guest: TestVisitor;
beforeAll(async () => {
  desk = await openTestTenant();
  line = await desk.connect(desk.agent);
  guest = await desk.assignedVisitor(desk.agent);
});
afterEach(() => desk.server.clock.reset());
afterAll(() => desk.stop());

const formOf = (content: string, name: string) => {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
};
const visitorSends = async (from: TestVisitor, content = 'My order', name = 'order & co.txt') => {
  const { visitorToken } = await from.socket.ask(openVisitorConversation, { afterSeq: 0 });
  const { file } = await desk.server.api.call(uploadVisitorFile, {
    body: { parrotId: desk.app.parrotId, visitorToken },
    form: formOf(content, name),
  });
  const message = { msgId: newId('msg'), value: '', files: [file.fileId] };
  return { file, ...(await from.socket.ask(sendVisitorMessage, message)) };
};
const agentSends = async () => {
  const { userSessionId } = guest;
  const { file } = await desk.server.api.call(uploadDeskFile, {
    session: desk.agent,
    body: { userSessionId },
    form: formOf('Your offer', 'offer.txt'),
  });
  const draft = { userSessionId, msgId: newId('msg'), value: '', files: [file.fileId] };
  return { file, ...(await line.ask(sendAgentMessage, draft)) };
};
const open = async (url: string) => {
  const answer = await fetch(desk.server.url + url);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const statusOf = async (url: string) => (await open(url)).status;
const bare = (url: string) => url.split('?')[0] ?? '';
const urlOf = (message: { files: { url: string }[] }) => message.files[0]?.url ?? '';

test('every URL that a visitor or an agent gets opens without signing in; the stored one does not', async () => {
  const tab = await desk.connect(desk.supervisor);
  await tab.ask(openConversation, { userSessionId: guest.userSessionId });
  const fromVisitor = await visitorSends(guest);
  const fromAgent = await agentSends();
  const { messages: atVisitor } = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
  const { messages: atDesk } = await line.ask(openConversation, { userSessionId: guest.userSessionId });
  for (const { file, message } of [fromVisitor, fromAgent]) {
    const isIt = (push: { message: { msgId: string } }) => push.message.msgId === message.msgId;
    const urls = [
      file.url,
      urlOf(message),
      ...[...atVisitor, ...atDesk].filter(({ msgId }) => msgId === message.msgId).map(urlOf),
      urlOf((await tab.next(deskMessageAdded, isIt)).message),
      urlOf((await guest.socket.next(visitorMessageAdded, isIt)).message),
    ];
    expect(urls).toHaveLength(6);
    for (const url of urls) expect([url, await statusOf(url)]).toEqual([url, 200]);
    expect(await open(bare(file.url))).toMatchObject({ status: 404, text: JSON.stringify(NOT_FOUND) });
    const stored = await desk.server.server.platform.database.system((tx) =>
      tx.select({ files: messages.files }).from(messages).where(eq(messages.msgId, message.msgId)),
    );
    expect(stored.map(urlOf)).toEqual([bare(file.url)]);
  }
});

test('a URL stays the same for a while, so that browsers can cache the file, and expires within four hours', async () => {
  const { file } = await visitorSends(guest);
  const { userSessionId } = guest;
  const lastUrl = async (at = line) => {
    const { messages } = await at.ask(openConversation, { userSessionId });
    return urlOf(messages.find((message) => bare(urlOf(message)) === bare(file.url)) ?? { files: [] });
  };
  expect(await lastUrl()).toBe(await lastUrl());
  const { headers } = await open(file.url);
  const maxAge = Number(/^private, max-age=(\d+)$/.exec(headers.get('cache-control') ?? '')?.[1]);
  expect(maxAge).toBeGreaterThan(3_600);
  expect(maxAge).toBeLessThanOrEqual(4 * 3_600);
  expect(headers.get('referrer-policy')).toBe('no-referrer');

  desk.server.clock.advance(4 * AN_HOUR);
  expect(isExpiredLink(file.url, desk.server.clock.now().getTime())).toBe(true);
  const expired = await open(file.url);
  expect([expired.status, JSON.parse(expired.text)]).toEqual([
    404,
    { ...NOT_FOUND, message: 'This link has expired. Open the file from the conversation again.' },
  ]);
  const session = await signInAs(desk.server, desk.agent.emailId);
  const query = { fileId: file.fileId };
  const { url: forAgent } = await desk.server.api.call(deskFileLink, { session, query });
  const { url: forVisitor } = await guest.socket.ask(visitorFileLink, { fileId: file.fileId });
  const reopened = await lastUrl(await desk.connect(session));
  for (const url of [forAgent, forVisitor, reopened]) expect(await statusOf(url)).toBe(200);
});

describe('a URL that was not signed for this file', () => {
  test('changed in any part, it is not found', async () => {
    countAttack('traversal');
    const { file } = await visitorSends(guest);
    const other = await visitorSends(guest, 'Another', 'another.txt');
    const [path = '', query = ''] = file.url.split('?');
    const signed = new URLSearchParams(query);
    const [until = '', key = ''] = [signed.get('until') ?? '', signed.get('key') ?? ''];
    const later = String(Number(until) + AN_HOUR);
    const wrong = [
      path,
      `${path}?`,
      `${path}?until=${until}`,
      `${path}?key=${key}`,
      `${path}?until=${later}&key=${key}`,
      `${path}?until=${until}&key=${key}x`,
      `${path}?until=${until}&key=${key.slice(1)}`,
      `${path}?until=${until}&until=${until}&key=${key}`,
      `${path}?until=&key=`,
      `${path}?until=${until}&key=${encodeURIComponent('ä'.repeat(key.length))}`,
      `${path.replace(/[^/]+$/, 'other.txt')}?${query}`,
      `${bare(other.file.url)}?${query}`,
      `/files/${newId('fil')}/order.txt?${query}`,
    ];
    for (const url of wrong)
      expect([url, await open(url)]).toMatchObject([url, { status: 404, text: JSON.stringify(NOT_FOUND) }]);
    expect(await statusOf(file.url)).toBe(200);
  });

  test('new ones are only for those who may see the conversation', async () => {
    const { file } = await visitorSends(guest);
    const query = { fileId: file.fileId };
    const ask = async (session: typeof desk.agent) =>
      (await desk.server.api.answer(deskFileLink, { session, query })).status;
    expect(await ask(desk.agent)).toBe(200);
    expect(await ask(desk.supervisor)).toBe(200);
    for (const session of [desk.otherAgent, desk.outsider, await newOwner(desk.server)])
      expect(await ask(session)).toBe(404);
    const otherVisitor = await desk.assignedVisitor(desk.agent);
    expect(await otherVisitor.socket.answer(visitorFileLink, query)).toMatchObject({
      ok: false,
      error: { status: 404 },
    });
  });

  test('a file of another conversation does not open from a message that contains its path', async () => {
    countAttack('tenants');
    const { file } = await visitorSends(guest);
    const otherVisitor = await desk.assignedVisitor(desk.agent);
    const { message } = await visitorSends(otherVisitor);
    const forged = JSON.stringify([{ name: file.name, url: bare(file.url), bytes: 1, isPicture: false }]);
    await desk.server.server.platform.database.system((tx) =>
      tx.execute(sql`update messages set files = ${forged}::jsonb where msg_id = ${message.msgId}`),
    );
    const { messages } = await otherVisitor.socket.ask(openVisitorConversation, { afterSeq: 0 });
    const shown = messages.find(({ msgId }) => msgId === message.msgId);
    expect(bare(urlOf(shown ?? { files: [] }))).toBe(bare(file.url));
    expect(await statusOf(urlOf(shown ?? { files: [] }))).toBe(404);
  });
});

test('files of predefined responses open by the URL that agents get', async () => {
  const { server, agent, owner } = desk;
  const form = formOf('How to send it back', 'returns.txt');
  const { file } = await server.api.call(uploadResponseFile, { session: owner, form });
  expect([await statusOf(file.url), await statusOf(bare(file.url))]).toEqual([200, 404]);
  const tag = `#back${newId('prd').slice(-6)}`;
  await server.api.call(saveResponse, {
    session: owner,
    body: { title: 'Returns', hashtags: [tag], text: 'See here', appIds: [], files: [file.fileId] },
  });
  const { items } = await server.api.call(listResponses, { session: agent, query: { search: tag } });
  expect(await statusOf(items[0]?.files[0]?.url ?? '')).toBe(200);
});
