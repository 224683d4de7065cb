/** The identity that the host page claims, and when it is accepted. */
import { identitySecret, renewIdentitySecret } from '@parrot/contract/apps';
import {
  chooseLanguage,
  endSession,
  openVisitorConversation,
  rateAnswer,
  rateSession,
  requestAgent,
  sendTranscript,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorTyping,
} from '@parrot/contract/conversations';
import { type AppId, type Emit, LIMITS, newId } from '@parrot/contract/core';
import { agentConnect, deskSessionChanged, unassignedUsers } from '@parrot/contract/desk';
import {
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  openDeskSocket,
  openVisitorSocket,
  sharedTestServer,
  signInAs,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
let app: { appId: AppId; parrotId: string };
let secret: string;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server);
  app = await newPublishedApp(server, owner);
  secret = await secretOf(app.appId);
});
afterAll(() => server.stop());

const secretOf = async (appId: AppId, session = owner) =>
  (await server.api.call(identitySecret, { session, body: { appId } })).secret;
const inSeconds = (seconds: number) => Math.floor(server.clock.now().getTime() / 1000) + seconds;
const sign = (claims: JWTPayload, key = secret) =>
  new SignJWT({ exp: inSeconds(3_600), ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(key));
const open = async (auth: { identity?: string; visitorToken?: string }, parrotId = app.parrotId) => {
  const socket = await openVisitorSocket(server, { parrotId, ...auth });
  return { socket, ...(await socket.ask(openVisitorConversation, {})) };
};
const write = (socket: TestSocket) => socket.ask(sendVisitorMessage, { msgId: newId('msg'), value: 'Hello' });
const atDesk = async (conversationId: string) => {
  const { items } = await server.api.call(unassignedUsers, { session: owner, body: { limit: 100 } });
  return items.find((item) => item.conversationId === conversationId);
};

test('a verified visitor has one conversation on every device, and their name at the desk', async () => {
  const anna = { sub: 'user 1', name: ' <i>Anna</i>\n\0 Ek ', email: 'Anna@Example.com' };
  const identity = await sign(anna);
  const phone = await open({ identity });
  expect(phone.identity).toBe('verified');
  await write(phone.socket);
  await phone.socket.ask(requestAgent, {});
  const laptop = await open({ identity: await sign({ ...anna, name: 'Anna Ek-Berg' }) });
  expect(laptop).toMatchObject({ conversationId: phone.conversationId, identity: 'verified' });
  expect(await atDesk(phone.conversationId)).toMatchObject({
    isVerified: true,
    userName: 'Anna Ek-Berg',
    email: 'anna@example.com',
  });
  const { messages } = await laptop.socket.ask(openVisitorConversation, { afterSeq: 1 });
  expect(messages.find(({ userType }) => userType === 'visitor')?.senderName).toBe('<i>Anna</i> Ek');

  // Neither the browser without the signature nor another user who signs in on it is Anna.
  const { visitorToken } = laptop;
  const anonymous = await open({ visitorToken });
  const bertil = await open({ visitorToken, identity: await sign({ sub: 'user 2' }) });
  expect(anonymous.identity).toBe('none');
  expect(bertil.identity).toBe('verified');
  expect(new Set([phone, anonymous, bertil].map(({ conversationId }) => conversationId)).size).toBe(3);
  const unopened = await openVisitorSocket(server, { parrotId: app.parrotId, visitorToken });
  expect(
    await unopened.answer(sendVisitorMessage, { msgId: newId('msg'), value: 'I am Anna' }),
  ).toMatchObject({
    ok: false,
    error: { code: 'identity_required' },
  });
});

test('a visitor who signs in keeps the conversation they started, unless they have one already; the desk is updated at once', async () => {
  const desk = await openDeskSocket(server, owner);
  await desk.ask(agentConnect, { channel: 'web', agentName: 'Maya', userSessionId: '' });
  const before = await open({});
  await before.socket.ask(requestAgent, {});
  expect(await atDesk(before.conversationId)).toMatchObject({ isVerified: false, email: '' });
  const identity = await sign({ sub: 'cilla', name: 'Cilla' });
  const after = await open({ identity, visitorToken: before.visitorToken });
  expect(after.conversationId).toBe(before.conversationId);
  await desk.next(
    deskSessionChanged,
    ({ session }) =>
      session.conversationId === after.conversationId && session.isVerified && session.userName === 'Cilla',
  );
  // The tab that was opened before lacks the identity, so it has no access.
  expect(await before.socket.answer(visitorTyping, { typing: true })).toMatchObject({
    error: { code: 'identity_required' },
  });

  const elsewhere = await open({});
  const again = await open({ identity, visitorToken: elsewhere.visitorToken });
  expect(again.conversationId).toBe(before.conversationId);
  expect((await open({ visitorToken: elsewhere.visitorToken })).conversationId).toBe(
    elsewhere.conversationId,
  );
});

test('connecting on several devices at once creates one visitor', async () => {
  const identity = await sign({ sub: 'everywhere' });
  const opened = await Promise.all([1, 2, 3, 4].map(() => open({ identity })));
  expect(new Set(opened.map(({ conversationId }) => conversationId)).size).toBe(1);
});

test('a forged, expired, malformed or incomplete identity is reported, and neither accepted nor linked', async () => {
  countAttack('tokens');
  const sub = 'dora';
  const dora = await open({ identity: await sign({ sub }) });
  const sister = await newPublishedApp(server, owner);
  const otherVisitor = await newOwner(server);
  const theirs = await newPublishedApp(server, otherVisitor);
  const unsecured = new UnsecuredJWT({ sub, exp: inSeconds(60) }).encode();
  const otherWay = await new SignJWT({ sub, exp: inSeconds(60) })
    .setProtectedHeader({ alg: 'HS512' })
    .sign(new TextEncoder().encode(secret.repeat(2)));
  const [head, , signature] = (await sign({ sub: 'eva' })).split('.');
  const swapped = [
    head,
    Buffer.from(JSON.stringify({ sub, exp: inSeconds(60) })).toString('base64url'),
    signature,
  ];
  const cases: [string, string][] = [
    ['forged', await sign({ sub }, 'a secret of somebody else')],
    ['forged', await sign({ sub }, await secretOf(sister.appId))],
    ['forged', await sign({ sub }, await secretOf(theirs.appId, otherVisitor))],
    ['forged', swapped.join('.')],
    ['forged', unsecured],
    ['forged', otherWay],
    ['expired', await sign({ sub, exp: inSeconds(-60) })],
    ['expired', await sign({ sub, nbf: inSeconds(600) })],
    ['expired', await sign({ sub, iat: inSeconds(-25 * 3_600), exp: inSeconds(99 * 3_600) })],
    ['malformed', 'nonsense'],
    ['malformed', 'a.b.c'],
    ['incomplete', await sign({})],
    ['incomplete', await sign({ sub: ' ' })],
    ['incomplete', await sign({ sub: 'd'.repeat(201) })],
    ['incomplete', await sign({ sub: 'do\0ra' })],
    ['incomplete', await sign({ sub: 7 as never })],
    ['incomplete', await sign({ sub, exp: undefined as never })],
    ['incomplete', await sign({ sub, exp: inSeconds((LIMITS.identityHours + 1) * 3_600) })],
  ];
  const visits: string[] = [];
  for (const [state, identity] of cases) {
    const visit = await open({ identity, visitorToken: dora.visitorToken });
    expect([identity, visit.identity]).toEqual([identity, state]);
    await visit.socket.ask(requestAgent, {});
    visits.push(visit.conversationId);
    visit.socket.close();
  }
  expect(visits).not.toContain(dora.conversationId);
  const { items } = await server.api.call(unassignedUsers, { session: owner, body: { limit: 100 } });
  const seen = items.filter(({ conversationId }) => visits.includes(conversationId));
  expect(seen).toHaveLength(cases.length);
  for (const visitor of seen) expect(visitor).toMatchObject({ isVerified: false, email: '' });
  // Without a secret nothing can have been signed.
  const fresh = await newPublishedApp(server, owner);
  expect((await open({ identity: await sign({ sub }) }, fresh.parrotId)).identity).toBe('forged');
});

test('if the bot requires it, no emit and no file upload works without an identity', async () => {
  const { appId, parrotId } = await newPublishedAppWith(server, owner, {
    behaviour: { authentication: true },
  });
  const key = await secretOf(appId);
  const early = await open({ identity: await sign({ sub: 'fia' }, key) }, parrotId);
  const emits: [Emit, object][] = [
    [openVisitorConversation, {}],
    [sendVisitorMessage, { msgId: newId('msg'), value: 'Hello' }],
    [requestAgent, {}],
    [visitorTyping, { typing: true }],
    [chooseLanguage, { language: 'sv' }],
    [rateAnswer, { msgId: newId('msg'), thumb: 'up' }],
    [rateSession, { stars: 5 }],
    [endSession, {}],
    [sendTranscript, { email: 'fia@example.com' }],
  ];
  const upload = async (visitorToken: string) => {
    const form = new FormData();
    form.append('file', new File(['hello'], 'hello.txt'));
    const { status, body } = await server.api.answer(uploadVisitorFile, {
      body: { parrotId, visitorToken },
      form,
    });
    return status === 200 ? 'fine' : body.code;
  };
  const { visitorToken } = early;
  const signed: [string, string | undefined][] = [
    ['none', undefined],
    ['forged', await sign({ sub: 'fia' })],
    ['expired', await sign({ sub: 'fia', exp: inSeconds(-60) }, key)],
  ];
  for (const [state, identity] of signed) {
    const socket = await openVisitorSocket(server, { parrotId, visitorToken, ...(identity && { identity }) });
    for (const [event, payload] of emits)
      expect(await socket.answer(event, payload)).toMatchObject({
        ok: false,
        error: { status: 401, code: 'identity_required', fields: { identity: state } },
      });
    socket.close();
  }
  await write(early.socket);
  expect(await upload(visitorToken)).toBe('fine');
  // An hour later it has expired, for the open connection and for files.
  server.clock.advance(3_700_000);
  expect(await early.socket.answer(visitorTyping, { typing: true })).toMatchObject({
    error: { code: 'identity_required', fields: { identity: 'expired' } },
  });
  expect(await upload(visitorToken)).toBe('identity_required');
});

test('once the secret is replaced, identities signed before are forged, on open connections too', async () => {
  const session = await signInAs(server, owner.emailId);
  const { appId, parrotId } = await newPublishedApp(server, session);
  const identity = await sign({ sub: 'gun' }, await secretOf(appId, session));
  const { socket } = await open({ identity }, parrotId);
  await write(socket);
  const renewed = await server.api.call(renewIdentitySecret, { session, body: { appId } });
  await server.server.platform.outbox.settle();
  expect(await socket.answer(requestAgent, {})).toMatchObject({ error: { code: 'identity_required' } });
  expect((await open({ identity }, parrotId)).identity).toBe('forged');
  expect((await open({ identity: await sign({ sub: 'gun' }, renewed.secret) }, parrotId)).identity).toBe(
    'verified',
  );
});
