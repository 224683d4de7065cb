/** Files that agents send. */
import {
  openVisitorConversation,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorMessageChanged,
} from '@parrot/contract/conversations';
import { type FileId, HOUR_MS, LIMITS, newId } from '@parrot/contract/core';
import {
  deleteDeskFile,
  deskMessageChanged,
  downloadDeskFile,
  openConversation,
  sendAgentMessage,
  uploadDeskFile,
} from '@parrot/contract/desk';
import {
  openTestTenant,
  type TestSession,
  type TestSocket,
  type TestTenant,
  type TestVisitor,
} from '@parrot/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pngOf } from '../../../platform/pictures/pictures.fixture.ts';

let tenant: TestTenant;
let socket: TestSocket;
let guest: TestVisitor;
let png: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  tenant = await openTestTenant();
  socket = await tenant.connect(tenant.agent);
  guest = await tenant.assignedVisitor(tenant.agent);
  png = new Uint8Array(await pngOf(4, 4));
});
afterAll(() => tenant.stop());

const formOf = (bytes: Uint8Array<ArrayBuffer> | string, name: string) => {
  const form = new FormData();
  form.append('file', new File([bytes], name));
  return form;
};
const upload = async (bytes: Uint8Array<ArrayBuffer> | string, name: string, options?: object) => {
  const { userSessionId } = guest;
  const body = { userSessionId, ...(options && { options: JSON.stringify(options) }) };
  const form = formOf(bytes, name);
  return (await tenant.server.api.call(uploadDeskFile, { session: tenant.agent, body, form })).file;
};
const send = (files: FileId[], to: TestVisitor = guest, msgId = newId('msg')) =>
  socket.ask(sendAgentMessage, { userSessionId: to.userSessionId, msgId, value: '', files });
const answerTo = (files: unknown) =>
  socket.answer(sendAgentMessage, {
    userSessionId: guest.userSessionId,
    msgId: newId('msg'),
    value: 'Look',
    files,
  });
const download = (fileId: string, session?: TestSession) =>
  tenant.server.api.answer(downloadDeskFile, { session: session ?? tenant.agent, query: { fileId } });
const open = (url: string) => fetch(tenant.server.url + url);

describe('sending', () => {
  test('a file becomes part of the conversation with its message; both sides can open it [DSK-13, DSK-06]', async () => {
    const file = await upload(png, 'lamp.png');
    expect(file).toMatchObject({ name: 'lamp.png', isPicture: true, bytes: png.byteLength });
    const { message } = await send([file.fileId]);
    expect(message).toMatchObject({ msgType: 'fileUpload', userType: 'agent', files: [file] });
    const { messages } = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
    const seen = messages.find(({ msgId }) => msgId === message.msgId)?.files[0];
    const opened = await open(seen?.url ?? '');
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(new Uint8Array(await opened.arrayBuffer())).toEqual(png);
    const { messages: atDesk } = await socket.ask(openConversation, { userSessionId: guest.userSessionId });
    expect(atDesk.at(-1)).toEqual(message);
  });

  test('a repeated msgId is stored once [DSK-13]', async () => {
    const file = await upload('Hello', 'a.txt');
    const msgId = newId('msg');
    expect(await send([file.fileId], guest, msgId)).toEqual(await send([file.fileId], guest, msgId));
  });

  test('a file can be renamed if the extension still matches its type [DSK-13]', async () => {
    expect((await upload('a;b', 'raw.csv', { fileName: 'Prices 2026' })).name).toBe('Prices 2026.csv');
    expect((await upload(png, 'x.png', { fileName: '../../etc/Photo.png' })).name).toBe('Photo.png');
    const { userSessionId } = guest;
    for (const options of ['{', '[]', '"x"', '{"fileName":""}', '{"fileName":5}', 'x'.repeat(501)]) {
      const { status } = await tenant.server.api.answer(uploadDeskFile, {
        session: tenant.agent,
        body: { userSessionId, options },
        form: formOf('a', 'a.txt'),
      });
      expect(status).toBe(400);
    }
    const renamed = await tenant.server.api.answer(uploadDeskFile, {
      session: tenant.agent,
      body: { userSessionId, options: JSON.stringify({ fileName: 'run.exe' }) },
      form: formOf(png, 'a.png'),
    });
    expect([renamed.status, renamed.body.fields]).toEqual([400, { file: expect.any(String) }]);
  });

  test.each<[string, string, string]>([
    ['a page', '<html><script>alert(1)</script>', 'a.html'],
    ['a page called text', '<html><script>alert(1)</script>', 'a.txt'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg'],
    ['a program called picture', 'MZ\u0000\u0001', 'a.png'],
    ['nothing', '', 'a.txt'],
  ])('%s is refused [DSK-13]', async (_what, content, name) => {
    const { status } = await tenant.server.api.answer(uploadDeskFile, {
      session: tenant.agent,
      body: { userSessionId: guest.userSessionId },
      form: formOf(content, name),
    });
    expect(status).toBe(400);
  });

  test('agents upload only for their own conversations and send only their own files of that conversation [DSK-13]', async () => {
    const { server, agent, otherAgent, supervisor } = tenant;
    const theirs = await tenant.assignedVisitor(otherAgent);
    const ask = (session: TestSession, { userSessionId }: TestVisitor) =>
      server.api.answer(uploadDeskFile, { session, body: { userSessionId }, form: formOf('a', 'a.txt') });
    expect((await ask(agent, theirs)).status).toBe(404);
    expect((await ask(supervisor, theirs)).status).toBe(409);
    const form = formOf('Not for this one', 'b.txt');
    const { file } = await server.api.call(uploadDeskFile, {
      session: otherAgent,
      body: { userSessionId: theirs.userSessionId },
      form,
    });
    const mine = await upload('Mine', 'mine.txt');
    for (const files of [[file.fileId], [newId('fil')], [mine.fileId, mine.fileId], ['x'], 'x', [null]])
      expect(await answerTo(files)).toMatchObject({ ok: false, error: { status: 400 } });
    expect(await answerTo([mine.fileId])).toMatchObject({ ok: true });
    expect(await answerTo([mine.fileId])).toMatchObject({ ok: false, error: { status: 400 } });
    const five = [];
    for (let i = 0; i <= LIMITS.filesPerMessage; i++) five.push(newId('fil'));
    expect(await answerTo(five)).toMatchObject({
      ok: false,
      error: { fields: { files: expect.any(String) } },
    });
  });

  test('uploads per day are limited [DSK-13]', async () => {
    const { server, agent } = tenant;
    const { database } = server.server.platform;
    const fill = sql`insert into desk_files (id, tenant_id, uploaded_by, name, media_type, bytes, created_at)
      select 'fill_' || n, ${agent.tenantId}, ${agent.userId}, 'x', 'text/plain', 1, ${server.clock.now().toISOString()}::timestamptz from generate_series(1, ${LIMITS.deskFilesPerDay}) n`;
    await database.system((tx) => tx.execute(fill));
    const { status } = await server.api.answer(uploadDeskFile, {
      session: agent,
      body: { userSessionId: guest.userSessionId },
      form: formOf('a', 'a.txt'),
    });
    expect(status).toBe(429);
    await database.system((tx) => tx.execute(sql`delete from desk_files where id like 'fill\\_%'`));
  });
});

describe('downloading', () => {
  test('agents who may see the conversation download the file as an attachment [DSK-13]', async () => {
    const file = await upload('Grüße', 'Grüße & co.txt');
    expect((await download(file.fileId, tenant.otherAgent)).status).toBe(404);
    await send([file.fileId]);
    const got = await download(file.fileId, tenant.supervisor);
    expect([got.status, got.text]).toEqual([200, 'Grüße']);
    expect(got.headers.get('content-disposition')).toMatch(
      /^attachment; .*filename\*=UTF-8''Gr%C3%BC%C3%9Fe/,
    );
    expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    expect(got.headers.get('content-security-policy')).toContain('sandbox');
    for (const session of [tenant.otherAgent, tenant.outsider])
      expect((await download(file.fileId, session)).status).toBe(404);
    expect((await download(newId('fil'))).status).toBe(404);
    for (const odd of ['', 'x', '../../etc/passwd', 'fil_%00'])
      expect((await download(odd)).status).toBe(400);
  });

  test('files of visitors are served the same way [DSK-13]', async () => {
    const { visitorToken } = await guest.socket.ask(openVisitorConversation, { afterSeq: 0 });
    const { file } = await tenant.server.api.call(uploadVisitorFile, {
      body: { parrotId: tenant.app.parrotId, visitorToken },
      form: formOf('From a visitor', 'v.txt'),
    });
    expect((await download(file.fileId)).status).toBe(404);
    await guest.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: '', files: [file.fileId] });
    expect((await download(file.fileId)).text).toBe('From a visitor');
    expect((await download(file.fileId, tenant.outsider)).status).toBe(404);
  });
});

describe('deleting', () => {
  const remove = (fileId: FileId, session: TestSession = tenant.agent) =>
    tenant.server.api.answer(deleteDeskFile, { session, body: { fileId } });

  test('deleting a sent file removes its bytes; the message stays and marks the file as gone on both sides [DSK-13]', async () => {
    const file = await upload('Not meant for you', 'oops.txt');
    const { message } = await send([file.fileId]);
    await socket.ask(openConversation, { userSessionId: guest.userSessionId });
    expect((await remove(file.fileId, tenant.supervisor)).status).toBe(404);
    expect((await remove(file.fileId)).status).toBe(200);
    const gone = { ...message, files: [{ ...file, url: '' }] };
    for (const push of [
      await socket.next(deskMessageChanged, ({ message: { msgId } }) => msgId === message.msgId),
      await guest.socket.next(visitorMessageChanged, ({ message: { msgId } }) => msgId === message.msgId),
    ])
      expect(push.message).toEqual(gone);
    const { messages } = await socket.ask(openConversation, { userSessionId: guest.userSessionId });
    expect(messages.find(({ msgId }) => msgId === message.msgId)).toEqual(gone);
    expect([(await open(file.url)).status, (await download(file.fileId)).status]).toEqual([404, 404]);
    expect((await remove(file.fileId)).status).toBe(404);
  });

  test('an unsent file can be deleted, and is deleted after a day [DSK-13]', async () => {
    const [sent, unused] = [await upload('Kept', 'k.txt'), await upload('Dropped', 'd.txt')];
    expect((await remove(unused.fileId)).status).toBe(200);
    expect((await open(unused.url)).status).toBe(404);
    const { files } = tenant.server.server.slices.desk;
    await files.deleteUnused();
    expect((await open(sent.url)).status).toBe(200);
    tenant.server.clock.advance(26 * HOUR_MS);
    await files.deleteUnused();
    tenant.server.clock.reset();
    expect((await open(sent.url)).status).toBe(404);
  });
});
