import {
  forgotPassword,
  markToursSeen,
  resendVerification,
  signUp,
  updateProfile,
  userDetails,
  userInfo,
} from '@parrot/contract/accounts';
import { APP_NAME, CHANNEL_NAME } from '@parrot/contract/core';
import { setAvailability } from '@parrot/contract/team';
import {
  newEmail,
  newOwner,
  sharedTestServer,
  signInAs,
  TEST_PASSWORD,
  type TestServer,
  type TestSession,
} from '@parrot/testkit';
import { countAttack } from '@parrot/testkit/attack-tests';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let owner: TestSession;
beforeAll(async () => {
  server = await sharedTestServer();
  owner = await newOwner(server, { name: 'Maya Lind', company: 'Halden Home' });
});
afterAll(() => server.stop());

const details = () => server.api.call(userDetails, { session: owner });
const SOUND = { userName: 'Maya L', language: 'de' as const, timeZone: 'Europe/Stockholm' };
const update = (changes: object) =>
  server.api.answer(updateProfile, { session: owner, body: { ...SOUND, ...changes } });

describe('the user’s own profile', () => {
  test('is returned with the specified field names [USR-08]', async () => {
    expect(await details()).toEqual({
      status: 'success',
      userName: 'Maya Lind',
      emailId: owner.emailId,
      profileUrl: '',
      userStatus: 'ACTIVE',
      tenantList: [{ tenantId: owner.tenantId, organizationId: owner.tenantId, tenantName: 'Halden Home' }],
      language: 'en',
      timeZone: 'UTC',
      hasPassword: true,
      seenTours: [],
      absence: null,
    });
  });

  test('changes name, language and time zone immediately and everywhere [USR-08]', async () => {
    expect((await update({ userName: '  Maya Lind-Berg ' })).status).toBe(200);
    expect(await details()).toMatchObject({ ...SOUND, userName: 'Maya Lind-Berg' });
    const body = { appName: APP_NAME, channelName: CHANNEL_NAME, userId: owner.userId };
    expect((await server.api.call(userInfo, { session: owner, body })).name).toBe('Maya Lind-Berg');
  });

  test.each([
    ['no name', { userName: '   ' }, 'userName'],
    ['a name without end', { userName: 'x'.repeat(81) }, 'userName'],
    ['a language we do not speak', { language: 'tlh' }, 'language'],
    ['a place that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['no time zone', { timeZone: undefined }, 'timeZone'],
  ])(
    "%s is rejected with the field's name, and nothing is changed [VAL-03] [VAL-05]",
    async (_what, changes, field) => {
      const before = await details();
      const answer = await update(changes);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
      expect(await details()).toEqual(before);
    },
  );

  test('changes only the caller’s, regardless of the rest of the body', async () => {
    countAttack('assignment');
    const other = await newOwner(server, { name: 'Somebody Else' });
    await update({ userId: other.userId, emailId: 'taken@example.com', photoUrl: 'https://evil.example/x' });
    expect(await server.api.call(userDetails, { session: other })).toMatchObject({
      userName: 'Somebody Else',
      timeZone: 'UTC',
    });
    expect(await details()).toMatchObject({ emailId: owner.emailId, profileUrl: '' });
  });

  test('remembers which guided tours the user has seen, each once [NAV-08]', async () => {
    const mark = (tours: unknown) =>
      server.api.answer(markToursSeen, { session: owner, body: { tours } as never });
    await mark(['desk']);
    await mark(['dashboard', 'desk']);
    expect((await details()).seenTours).toEqual(['desk', 'dashboard']);
    for (const wrong of [['moon'], [], 'desk', Array(9).fill('desk')])
      expect((await mark(wrong)).status).toBe(400);
    expect((await details()).seenTours).toEqual(['desk', 'dashboard']);
  });

  test('shows that the user is away until the period ends [USR-01] [USR-08]', async () => {
    await server.api.call(setAvailability, {
      session: owner,
      body: { unavailability: { duration: 'Next 24 hrs', reason: 'Training or Meetings' } },
    });
    const away = await details();
    expect(away.userStatus).toBe('INACTIVE');
    expect(away.absence).toMatchObject({
      reason: 'Training or Meetings',
      bySelf: true,
      byName: away.userName,
    });
    server.clock.advance(24 * 3_600_000 + 1_000);
    owner = await signInAs(server, owner.emailId);
    expect(await details()).toMatchObject({ userStatus: 'ACTIVE', absence: null });
  });
});

describe('mails are in the language', () => {
  const signUpIn = (emailId: string, language: 'fr' | 'es') =>
    server.api.call(signUp, {
      body: { name: 'Ada Berg', company: 'Berg', emailId, password: TEST_PASSWORD, language },
    });

  test('of the sign-up form', async () => {
    const emailId = newEmail();
    await signUpIn(emailId, 'fr');
    expect((await server.mailTo(emailId)).subject).toBe('Confirmez votre adresse e-mail pour Parrot');
    const { sentAt } = await server.mailTo(emailId);
    await server.api.call(resendVerification, { body: { emailId } });
    const again = await server.mailTo(emailId);
    expect(again.subject).toBe('Confirmez votre adresse e-mail pour Parrot');
    expect(again.sentAt).not.toBe(sentAt);
  });

  test('of the user, whatever the language of the form that someone else fills in with their address', async () => {
    const { emailId } = owner;
    await update({ language: 'sv' });
    await server.api.call(forgotPassword, { body: { emailId } });
    expect((await server.mailTo(emailId)).subject).toBe('Välj ett nytt lösenord för Parrot');
    await signUpIn(emailId, 'es');
    expect((await server.mailTo(emailId)).subject).toBe('Du har redan ett konto hos Parrot');
  });
});
