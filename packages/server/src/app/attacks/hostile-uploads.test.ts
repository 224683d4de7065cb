/** Every call that takes a file, with files that run in a browser, unpack without end, or lead out of a folder. */
import { readdir } from 'node:fs/promises';
import { uploadProfileImage } from '@parrot/contract/accounts';
import { uploadAppPicture } from '@parrot/contract/apps';
import { CALLS } from '@parrot/contract/catalog';
import { openVisitorConversation, uploadVisitorFile } from '@parrot/contract/conversations';
import { type Call, needsSession } from '@parrot/contract/core';
import { takeConversation, uploadDeskFile } from '@parrot/contract/desk';
import {
  encodeFile,
  importFaqs,
  previewImport,
  uploadFile,
  uploadStudioFile,
} from '@parrot/contract/knowledge';
import { uploadResponseFile } from '@parrot/contract/responses';
import { openDeskSocket, sharedTestServer, type TestServer } from '@parrot/testkit';
import { attack } from '@parrot/testkit/attacks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngOf } from '../../platform/pictures/pictures.fixture.ts';
import { zipOf } from '../../platform/zip/zip.fixture.ts';
import { makeTwoTenants, type TwoTenants } from '../inventory/two-tenants.fixture.ts';

let server: TestServer;
let tenants: TwoTenants;
let visitorToken: string;
let files: Record<string, Uint8Array>;
beforeAll(async () => {
  server = await sharedTestServer();
  tenants = await makeTwoTenants(server);
  const { owner, userSessionId, visitor } = tenants.ours;
  const desk = await openDeskSocket(server, owner);
  await desk.ask(takeConversation, { userSessionId });
  desk.close();
  ({ visitorToken } = await visitor.ask(openVisitorConversation, {}));
  files = await makeFiles();
});
afterAll(() => server.stop());

const SCRIPT = '<script>alert(document.domain)</script>';
const bytes = (text: string) => Buffer.from(text, 'latin1');

async function makeFiles(): Promise<Record<string, Uint8Array>> {
  const png = await pngOf(8, 8);
  const macros = { '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': 'x' };
  return {
    'a.svg': bytes(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`),
    'picture.png': bytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    'a.html': bytes(`<!doctype html>${SCRIPT}`),
    'a.xhtml': bytes(`<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`),
    'a.xml': bytes(`<?xml version="1.0"?><?xml-stylesheet href="javascript:alert(1)"?><a>${SCRIPT}</a>`),
    'a.js': bytes('alert(1)'),
    'gif-and-script.gif': bytes(`GIF89a/*${'\0'.repeat(9)}*/=1;alert(1)//${SCRIPT}`),
    'png-and-page.png': Buffer.concat([png, bytes(SCRIPT)]),
    'png-and-archive.png': Buffer.concat([png, zipOf({ 'a.html': SCRIPT })]),
    'pdf-and-page.pdf': bytes(`%PDF-1.4\n${SCRIPT}\n%%EOF`),
    'page.pdf': bytes(`${SCRIPT}%PDF-1.4`),
    'macros.docx': zipOf(macros),
    'bomb.docx': zipOf({ 'word/document.xml': Buffer.alloc(40_000_000) }, { statedSize: 1 }),
    'slip.docx': zipOf({ '../../../evil.xml': 'x', 'word/document.xml': '<a/>' }),
    'program.exe': bytes(`MZ\x90\0${'\0'.repeat(60)}`),
    'program.txt': bytes('#!/bin/sh\nrm -rf ~'),
    'text.csv': bytes(`question,answer\n=cmd|calc!A0,${SCRIPT}`),
  };
}

/** The other fields of each form. */
const FIELDS: Record<string, [Call, () => object]> = {
  'accounts.uploadProfileImage': [uploadProfileImage, () => ({})],
  'apps.uploadPicture': [uploadAppPicture, () => ({ appId: tenants.ours.app.appId, use: 'avatarUrl' })],
  'conversations.uploadVisitorFile': [
    uploadVisitorFile,
    () => ({ parrotId: tenants.ours.app.parrotId, visitorToken }),
  ],
  'desk.uploadFile': [uploadDeskFile, () => ({ userSessionId: tenants.ours.userSessionId })],
  'knowledge.previewImport': [previewImport, () => ({ appId: tenants.ours.app.appId })],
  'knowledge.importFaqs': [importFaqs, () => ({ appId: tenants.ours.app.appId, name: 'Import' })],
  'knowledge.encodeFile': [encodeFile, () => ({})],
  'knowledge.uploadFile': [uploadFile, () => ({ appId: tenants.ours.app.appId })],
  'knowledge.uploadStudioFile': [uploadStudioFile, () => ({ appId: tenants.ours.app.appId })],
  'responses.uploadFile': [uploadResponseFile, () => ({})],
};

const upload = (call: Call, fields: object, content: Uint8Array, name: string) => {
  const form = new FormData();
  form.append(call.upload?.field ?? 'file', new File([new Uint8Array(content)], name));
  const session = needsSession(call.access) ? tenants.ours.owner : undefined;
  return server.api.answer(call, { ...(session && { session }), body: fields, form });
};

/** What a stored file may be served as. */
const INERT =
  /^(image\/(png|jpeg|gif|webp)|application\/pdf|text\/plain.*|application\/.*(officedocument|octet).*|audio|video)/;

/** Files that were stored are served so that nothing in them runs. */
async function expectInert(reply: string): Promise<void> {
  for (const [, address = ''] of reply.matchAll(/"(\/(?:files|pictures|documents)\/[^"]+)"/g)) {
    const served = await fetch(server.url + address);
    const content = Buffer.from(await served.arrayBuffer()).toString('latin1');
    expect(served.headers.get('x-content-type-options'), address).toBe('nosniff');
    expect(served.headers.get('content-type') ?? '', address).toMatch(INERT);
    // Pictures are encoded again; what is kept as it was is not run.
    if (address.startsWith('/pictures/')) expect(content).not.toContain('<script');
    else expect(served.headers.get('content-security-policy') ?? '').toContain('sandbox');
  }
}

test('every call that takes a file is in the list', () => {
  expect(Object.keys(FIELDS).sort()).toEqual(
    CALLS.filter(({ upload }) => upload)
      .map(({ name }) => name)
      .sort(),
  );
});

test.each(Object.keys(FIELDS))(
  '%s refuses hostile files, or serves them so that nothing runs',
  async (name) => {
    const [call, fields] = FIELDS[name] ?? [];
    if (!call || !fields) throw new Error(`no fields for ${name}`);
    for (const [fileName, content] of Object.entries(files))
      await attack(/bomb|slip/.test(fileName) ? 'bombs' : 'uploads', `${name} ${fileName}`, async () => {
        const { status, text } = await upload(call, fields(), content, fileName);
        expect([200, 400, 413], `${fileName}: ${text}`).toContain(status);
        if (status === 200) await expectInert(text);
      });
  },
);

const NAMES = [
  '../../../../evil.png',
  '..\\..\\evil.png',
  '/etc/cron.d/evil.png',
  'C:\\evil.png',
  '%2e%2e%2fevil.png',
  'evil.png\0.html',
  'evil\r\nSet-Cookie: a=b.png',
  '"; filename="evil.html',
  `${'x'.repeat(5_000)}.png`,
  '.htaccess.png',
  'con.png',
  '<img src=x onerror=alert(1)>.png',
];

test.each(Object.keys(FIELDS))(
  '%s stores nothing outside of its folder, whatever a file is called',
  async (name) => {
    const [call, fields] = FIELDS[name] ?? [];
    if (!call || !fields) throw new Error(`no fields for ${name}`);
    const png = await pngOf(8, 8);
    const folder = server.server.platform.settings.DATA_DIR;
    const before = await readdir(folder);
    for (const fileName of NAMES)
      await attack('traversal', `${name} ${fileName.slice(0, 40)}`, async () => {
        const { status, text, headers } = await upload(call, fields(), png, fileName);
        expect(status, text).toBeLessThan(500);
        expect(headers.get('set-cookie')).toBeNull();
        const stored = [...text.matchAll(/"name":"([^"]*)"/g)].map(([, stored = '']) => stored);
        for (const each of stored) expect(each).not.toMatch(/[\\/\0\r\n<>]|\.\./);
        expect(await readdir(folder)).toEqual(before);
      });
  },
);
