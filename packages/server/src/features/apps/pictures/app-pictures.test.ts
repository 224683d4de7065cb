import { uploadProfileImage } from '@parrot/contract/accounts';
import { appDetails, archiveApp, createApp, updateApp, uploadAppPicture } from '@parrot/contract/apps';
import { type AppId, LIMITS, newId } from '@parrot/contract/core';
import { newOwner, sharedTestServer, type TestServer, type TestSession } from '@parrot/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jpegOf, pngOf, pngSaying, sizeOf, withExif } from '../../../platform/pictures/pictures.fixture.ts';

type Use = 'avatarUrl' | 'chatBackgroundImg';
let server: TestServer;
let owner: TestSession;
let appId: AppId;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  appId = (await newApp(owner)).appId;
});
afterAll(() => server.stop());

let count = 0;
const newApp = async (session: TestSession) => {
  const body = { appName: `Pic${++count}`, appType: 'Q&A' as const };
  return (await server.api.call(createApp, { session, body })).app;
};
const formOf = (content: BlobPart) => {
  const form = new FormData();
  form.append('file', new File([content], 'logo.png', { type: 'image/png' }));
  return form;
};
const upload = (use: Use, content: BlobPart, body: object = {}, session = owner) =>
  server.api.answer(uploadAppPicture, { session, form: formOf(content), body: { appId, use, ...body } });
const urlIn = ({ body }: { body: unknown }) => (body as { url: string }).url;
const fetched = async (url: string) => new Uint8Array(await (await fetch(server.url + url)).arrayBuffer());
const details = () => server.api.call(appDetails, { session: owner, body: { appId } });

describe('a picture of an app', () => {
  test('a logo becomes a small square; a background keeps its proportions [DSG-09]', async () => {
    const logo = urlIn(await upload('avatarUrl', new Uint8Array(await jpegOf(900, 500))));
    expect(logo).toMatch(/^\/pictures\/[\w-]{43}\.webp$/);
    const size = LIMITS.logoPixels * 4;
    expect(await sizeOf(await fetched(logo))).toEqual([size, size, 'webp']);

    const wide = urlIn(await upload('chatBackgroundImg', new Uint8Array(await pngOf(3_200, 800))));
    expect(await sizeOf(await fetched(wide))).toEqual([1_600, 400, 'webp']);
    const small = urlIn(await upload('chatBackgroundImg', new Uint8Array(await pngOf(300, 200))));
    expect(await sizeOf(await fetched(small))).toEqual([300, 200, 'webp']);
  });

  test('is shown once a setting refers to it, and stays after it is replaced [DSG-03, DSG-09]', async () => {
    const first = urlIn(await upload('avatarUrl', new Uint8Array(await pngOf(60, 60))));
    const before = await details();
    expect(before.settings.appearance.avatarUrl).toBe('');
    const save = (avatarUrl: string, revision: number) =>
      server.api.call(updateApp, { session: owner, body: { appId, revision, appearance: { avatarUrl } } });
    const { app, revision } = await save(first, before.revision);
    expect(app.avatarUrl).toBe(first);
    const second = urlIn(await upload('avatarUrl', new Uint8Array(await pngOf(70, 70))));
    expect((await save(second, revision)).app.avatarUrl).toBe(second);
    expect((await fetch(server.url + first)).status).toBe(200);
  });

  test('has its metadata removed [DSG-09]', async () => {
    const jpeg = withExif(await jpegOf(60, 60), 1, 'taken at home');
    const url = urlIn(
      await upload('chatBackgroundImg', new Uint8Array(Buffer.concat([jpeg, Buffer.from('<script>')]))),
    );
    expect(Buffer.from(await fetched(url)).toString('latin1')).not.toMatch(/script|home|Exif/);
  });
});

describe('is refused', () => {
  test.each(['avatarUrl', 'chatBackgroundImg'] as const)(
    'as %s if it is not a picture, or too large [DSG-09]',
    async (use) => {
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      expect((await upload(use, svg)).body.code).toBe('not_an_image');
      const huge = new Uint8Array(await pngSaying(50_000, 50_000));
      expect((await upload(use, huge)).body.code).toBe('too_large');
      expect((await upload(use, new Uint8Array(LIMITS.imageBytes))).status).toBe(413);
    },
  );

  test('for an unknown use, for an app the user cannot see, and for an archived app', async () => {
    const png = new Uint8Array(await pngOf(20, 20));
    expect((await upload('avatarUrl', png, { use: 'favicon' })).status).toBe(400);
    const outsider = await newOwner(server);
    const theirs = await upload('avatarUrl', png, {}, outsider);
    const nowhere = await upload('avatarUrl', png, { appId: newId('app') }, outsider);
    expect([theirs.status, theirs.text]).toEqual([404, nowhere.text]);
    const archived = await newApp(owner);
    await server.api.call(archiveApp, { session: owner, body: { appId: archived.appId } });
    const late = await upload('avatarUrl', png, { appId: archived.appId });
    expect([late.status, late.body.code]).toEqual([409, 'app_archived']);
  });

  test('as a setting if it was not uploaded for an app of this tenant [USR-10]', async () => {
    const png = new Uint8Array(await pngOf(20, 20));
    const outsider = await newOwner(server);
    const other = await newApp(outsider);
    const foreign = urlIn(await upload('avatarUrl', png, { appId: other.appId }, outsider));
    const profile = await server.api.answer(uploadProfileImage, { session: owner, form: formOf(png) });
    const { profileUrl } = profile.body as unknown as { profileUrl: string };
    const before = await details();
    for (const avatarUrl of [foreign, profileUrl, '/pictures/made-up.webp']) {
      const body = { appId, revision: before.revision, appearance: { avatarUrl } };
      const answer = await server.api.answer(updateApp, { session: owner, body });
      expect(answer.body.fields).toEqual({ 'appearance.avatarUrl': 'Please upload the image.' });
    }
    expect(await details()).toEqual(before);
  });
});
