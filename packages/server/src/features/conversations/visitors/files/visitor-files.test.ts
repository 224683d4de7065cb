/** Files that visitors upload. */
import { archiveApp, deleteApp } from '@parrot/contract/apps';
import {
  chooseLanguage,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { type FileId, LIMITS, newId } from '@parrot/contract/core';
import { unassignedUsers } from '@parrot/contract/desk';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { listGroups } from '@parrot/contract/learning';
import {
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  openVisitorSocket,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jpegOf, pngOf } from '../../../../platform/pictures/pictures.fixture.ts';
import { zipOf } from '../../../../platform/zip/zip.fixture.ts';
import { cleanFileName } from './clean-file-name.ts';
import { detectFileType } from './detect-file-type.ts';

const text = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.alloc(part))),
  );

const archiveOf = (...names: string[]) => zipOf(Object.fromEntries(names.map((name) => [name, ''])));
const DOCX = ['[Content_Types].xml', 'word/document.xml'];

describe('the type of a file', () => {
  test('is detected from its bytes, and its extension has to match', async () => {
    const [png, jpeg] = [await pngOf(4, 4), await jpegOf(4, 4)];
    const detected = async (file: Uint8Array, name: string) => {
      const type = await detectFileType(file, name);
      return type && [type.mediaType, type.isPicture, type.name];
    };
    expect(await detected(png, 'a.PNG')).toEqual(['image/png', true, 'a.PNG']);
    expect(await detected(png, 'photo')).toEqual(['image/png', true, 'photo.png']);
    expect(await detected(jpeg, 'a.jpeg')).toEqual(['image/jpeg', true, 'a.jpeg']);
    expect((await detected(text('GIF89a…'), 'a.gif'))?.[0]).toBe('image/gif');
    expect((await detected(bytes('RIFF', 4, 'WEBPVP8 '), 'a.webp'))?.[0]).toBe('image/webp');
    expect((await detected(bytes('RIFF', 4, 'WAVEfmt '), 'a.wav'))?.[0]).toBe('audio/wav');
    expect(await detected(bytes(4, 'ftypmp42'), 'a.mp4')).toEqual(['video/mp4', false, 'a.mp4']);
    expect((await detected(text('%PDF-1.7\n'), 'a.pdf'))?.[0]).toBe('application/pdf');
    expect((await detected(archiveOf(...DOCX), 'a.docx'))?.[0]).toMatch(/wordprocessingml/);
    expect((await detected(archiveOf('[Content_Types].xml', 'xl/workbook.xml'), 'a.xlsx'))?.[0]).toMatch(
      /spreadsheetml/,
    );
    expect((await detected(text('name;city\nÅsa;Malmö'), 'a.csv'))?.[0]).toBe('text/plain; charset=utf-8');
    expect((await detected(Buffer.from('Åsa;Malmö', 'latin1'), 'a.csv'))?.[0]).toBe(
      'text/plain; charset=windows-1252',
    );
  });

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'a.txt'],
    ['a page', text('<!doctype html><script>alert(1)</script>'), 'a.html'],
    ['a page called text', text('\ufeff  <html><body onload=alert(1)>'), 'a.txt'],
    ['a script far down in a text', text(`${'hello '.repeat(99)}<SCRIPT>alert(1)</SCRIPT>`), 'a.txt'],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'a.svg'],
    ['XML', text('<?xml version="1.0"?><a/>'), 'a.xml'],
    ['a shell script', text('#!/bin/sh\nrm -rf ~'), 'a.txt'],
    ['a script by its ending', text('alert(1)'), 'a.js'],
    ['text without an ending', text('hello'), 'hello'],
    ['a program', bytes('MZ\x90\0', 60), 'a.exe'],
    ['a program called a picture', bytes('MZ\x90\0', 60), 'a.png'],
    ['a picture called a page', bytes('GIF89a'), 'a.html'],
    ['a Java archive', archiveOf('META-INF/MANIFEST.MF', 'Main.class'), 'a.docx'],
    ['a document with macros', archiveOf(...DOCX, 'word/vbaProject.bin'), 'a.docx'],
    ['a document cut short', archiveOf(...DOCX).subarray(0, 60), 'a.docx'],
    ['a table of contents that leads nowhere', bytes('PK\x05\x06', 6, '\xff\x00', 10), 'a.docx'],
    ['an unknown type', bytes('\x01\x02\x03\x04'), 'a.bin'],
  ])('%s is refused', async (_what, file, name) => {
    countAttack('uploads');
    expect(await detectFileType(file, name)).toBeUndefined();
  });

  test.each([
    ['C:\\Users\\me\\photo.png', 'photo.png'],
    ['../../etc/passwd', 'passwd'],
    ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
    ['in\r\nvoice\0.pdf', 'invoice.pdf'],
    ['photo\u202Egnp.exe', 'photognp.exe'],
    [' .hidden. ', 'hidden'],
    ['', 'file'],
    [`${'å'.repeat(300)}.png`, `${'å'.repeat(96)}.png`],
  ])('the name %j is stored as %j', (given, stored) => {
    countAttack('traversal');
    expect(cleanFileName(given)).toBe(stored);
  });
});

describe('in a conversation', () => {
  let server: TestServer;
  let owner: TestSession;
  let parrotId: string;
  let png: Buffer;
  beforeAll(async () => {
    server = await sharedTestServer();
    owner = await newOwner(server);
    parrotId = (await newPublishedApp(server, owner)).parrotId;
    png = await pngOf(8, 8);
  });
  afterAll(() => server.stop());

  const arrive = async (id = parrotId) => {
    const socket = await openVisitorSocket(server, { parrotId: id });
    return { parrotId: id, socket, ...(await socket.ask(openVisitorConversation, {})) };
  };
  type Arrived = { parrotId: string; visitorToken: string };
  const formOf = (file: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(file)], name));
    return form;
  };
  const upload = async ({ parrotId, visitorToken }: Arrived, file: Uint8Array = png, name = 'photo.png') =>
    (await server.api.call(uploadVisitorFile, { body: { parrotId, visitorToken }, form: formOf(file, name) }))
      .file;
  const refusal = async (
    { parrotId, visitorToken }: Arrived,
    { file = png as Uint8Array, name = 'photo.png', headers = {} } = {},
  ) => {
    const body = { parrotId, visitorToken };
    const answer = await server.api.answer(uploadVisitorFile, { body, form: formOf(file, name), headers });
    return [answer.status, answer.body.code];
  };
  const serve = (url: string) => fetch(server.url + url);
  const send = (files: FileId[], value = '') => ({ msgId: newId('msg'), value, files });

  test('are sent with a message, shown in every tab and at the desk, and served so that nothing in them can run', async () => {
    countAttack('uploads');
    const visitor = await arrive();
    const tab = await openVisitorSocket(server, { parrotId, visitorToken: visitor.visitorToken });
    await tab.ask(openVisitorConversation, {});
    const picture = await upload(visitor, png, '<b>Mål & bild<b>.png');
    const notes = await upload(visitor, text('a;b\n=1+1;2'), 'notes.csv');
    expect(picture).toMatchObject({ name: '_b_Mål & bild_b_.png', isPicture: true });
    await visitor.socket.ask(requestAgent, {});
    const { message } = await visitor.socket.ask(sendVisitorMessage, send([picture.fileId, notes.fileId]));
    expect(message).toMatchObject({
      msgType: 'fileUpload',
      value: '',
      files: [{ url: picture.url }, { name: 'notes.csv' }],
    });
    expect((await tab.next(visitorMessageAdded, (push) => push.message.seq === message.seq)).message).toEqual(
      message,
    );
    const { items } = await server.api.call(unassignedUsers, { session: owner, body: {} });
    expect(items[0]?.lastMessage?.value).toBe(`${picture.name}, notes.csv`);

    const shown = await serve(picture.url);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': expect.stringMatching(
        /^inline; filename="[\w. -]+"; filename\*=UTF-8''[\w.%-]+$/,
      ),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('private'),
    });
    const saved = await serve(notes.url);
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="notes.csv"/);
    expect(saved.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const wrong = [
      notes.url.replace('notes', 'other'),
      `/files/${newId('fil')}/notes.csv`,
      '/files/..%2f..%2fsecret/x',
      '/files/',
    ];
    for (const url of wrong) expect((await serve(url)).status).toBe(404);
  });

  test('without a question are acknowledged by the bot, which asks what the visitor needs, in their language', async () => {
    const { parrotId: bilingual, appId } = await newPublishedAppWith(server, owner, {
      behaviour: { multilingualSelection: true, languageList: ['de'] },
    });
    for (const [language, texts] of [
      ['en', FLOW_TEXTS.en],
      ['de', FLOW_TEXTS.de],
    ] as const) {
      const visitor = await arrive(bilingual);
      await visitor.socket.ask(chooseLanguage, { language });
      const photo = await upload(visitor, png, 'lamp.png');
      const { message } = await visitor.socket.ask(sendVisitorMessage, send([photo.fileId]));
      await server.server.platform.outbox.settle();
      const { messages } = await visitor.socket.ask(openVisitorConversation, { afterSeq: message.seq });
      expect(messages.map(({ value, suggestions }) => [value, suggestions])).toEqual([
        [texts.gotFile, [texts.talkToPerson]],
      ]);
    }
    // Nothing was asked, so nothing is unanswered.
    const { items } = await server.api.call(listGroups, { session: owner, body: { appId } });
    expect(items).toEqual([]);
  });

  test('are rejected by type, sender and site, and where the bot does not accept files', async () => {
    countAttack('uploads');
    const visitor = await arrive();
    expect(await refusal(visitor, { file: text('<svg/>'), name: 'a.svg' })).toEqual([400, 'bad_input']);
    expect(await refusal(visitor, { file: new Uint8Array(LIMITS.visitorFileBytes) })).toEqual([
      413,
      'too_large',
    ]);
    expect(await refusal({ parrotId, visitorToken: 'nonsense' })).toEqual([401, 'unauthenticated']);
    const other = await newPublishedApp(server, await newOwner(server));
    expect(await refusal({ ...visitor, parrotId: other.parrotId })).toEqual([401, 'unauthenticated']);
    expect(await refusal({ ...visitor, parrotId: newId('prt') })).toEqual([404, 'not_found']);
    const choosy = await newPublishedAppWith(server, owner, {
      behaviour: { allowedDomains: ['shop.example'] },
    });
    const here = await arrive(choosy.parrotId);
    const from = (origin: string) => refusal(here, { headers: { origin } });
    expect(await from('https://evil.example')).toEqual([404, 'site_not_allowed']);
    expect((await from('https://shop.example'))[0]).toBe(200);
    const without = await arrive(
      (await newPublishedAppWith(server, owner, { behaviour: { visitorFiles: false } })).parrotId,
    );
    expect(await refusal(without)).toEqual([409, 'conflict']);
    expect(await without.socket.answer(sendVisitorMessage, send([newId('fil')]))).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    });
  });

  test('belong to one conversation and one message; a message with any other file is not stored', async () => {
    countAttack('tenants');
    const [visitor, other] = [await arrive(), await arrive()];
    const [mine, theirs] = [await upload(visitor), await upload(other)];
    const refused = async (files: FileId[]) => {
      const answer = await visitor.socket.answer(sendVisitorMessage, send(files, 'Look'));
      expect(answer).toMatchObject({
        ok: false,
        error: { status: 400, fields: { files: expect.any(String) } },
      });
    };
    await refused([theirs.fileId]);
    await refused([mine.fileId, theirs.fileId]);
    await refused([mine.fileId, mine.fileId]);
    await refused([newId('fil')]);
    const message = send([mine.fileId], 'Look');
    const first = await visitor.socket.ask(sendVisitorMessage, message);
    expect((await visitor.socket.ask(sendVisitorMessage, message)).message).toEqual(first.message);
    await refused([mine.fileId]);
    await server.server.platform.outbox.settle();
    const { messages } = await visitor.socket.ask(openVisitorConversation, { afterSeq: 1 });
    expect(messages.filter(({ userType }) => userType === 'visitor')).toEqual([first.message]);
  });

  test('a visitor can send a limited number per day', async () => {
    countAttack('floods');
    const visitor = await arrive();
    const { fileId } = await upload(visitor);
    await server.server.platform.database.tenant(owner.tenantId, (tx) =>
      tx.execute(sql`insert into visitor_files
        select 'fil_' || lpad(n::text, 22, '0'), tenant_id, app_id, conversation_id, name, media_type, bytes, msg_id, created_at
        from visitor_files, generate_series(2, ${LIMITS.visitorFilesPerDay}) n where id = ${fileId}`),
    );
    expect(await refusal(visitor)).toEqual([429, 'too_many']);
    server.clock.advance(25 * 3_600_000);
    expect((await refusal(visitor))[0]).toBe(200);
  });

  test('uploads that were never sent are deleted after a day; sent ones together with the app', async () => {
    const app = await newPublishedApp(server, await signInAs(server, owner.emailId));
    const visitor = await arrive(app.parrotId);
    const [sent, unsent] = [await upload(visitor), await upload(visitor)];
    await visitor.socket.ask(sendVisitorMessage, send([sent.fileId]));
    const { conversations } = server.server.slices;
    const { storage } = server.server.platform;
    const isStored = ({ fileId }: { fileId: FileId }) =>
      storage.get(`visitor-files/${app.appId}/${fileId}`).then(
        () => true,
        () => false,
      );
    const stored = async () => [await isStored(sent), await isStored(unsent)];
    server.clock.advance(23 * 3_600_000);
    await conversations.files.deleteUnsent();
    expect(await stored()).toEqual([true, true]);
    server.clock.advance(3 * 3_600_000);
    const late = await visitor.socket.answer(sendVisitorMessage, send([unsent.fileId]));
    expect(late).toMatchObject({ ok: false, error: { status: 400 } });
    await conversations.files.deleteUnsent();
    expect(await stored()).toEqual([true, false]);

    const session = await signInAs(server, owner.emailId);
    await server.api.call(archiveApp, { session, body: { appId: app.appId } });
    await server.api.call(deleteApp, { session, query: { appId: app.appId, appName: app.appName } });
    await server.server.platform.outbox.settle();
    expect(await stored()).toEqual([false, false]);
    expect((await serve(sent.url)).status).toBe(404);
  });
});
