/** Creates users the way they join: sign up and verify by mail, or be invited and accept by mail. */
import {
  acceptInvitation,
  markToursSeen,
  signIn,
  signUp,
  TOURS,
  validateToken,
  verifyEmail,
} from '@parrot/contract/accounts';
import type { AppId, BuiltInRoleKey, UserId } from '@parrot/contract/core';
import { BUILT_IN_ROLES } from '@parrot/contract/core';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import type { TestSession } from '../server/api-client.ts';
import type { RunningServer } from '../server/running-server.ts';

export const TEST_PASSWORD = 'correct horse battery';

let count = 0;
export const newEmail = () => `person${process.pid}x${Date.now().toString(36)}x${++count}@example.com`;

/** A new tenant with its owner, signed in. */
export async function newOwner(
  server: RunningServer,
  details: { emailId?: string; name?: string; company?: string; timeZone?: string } = {},
): Promise<TestSession> {
  const { emailId = newEmail(), name = 'Maya Lind', company = 'Halden Home', timeZone } = details;
  await server.api.call(signUp, { body: { name, company, emailId, password: TEST_PASSWORD, timeZone } });
  const { redirectTo } = await server.api.call(verifyEmail, {
    body: { token: await mailedToken(server, emailId), password: TEST_PASSWORD },
  });
  return followRedirect(server, redirectTo);
}

/** A member invited by the owner with a built-in role, signed in. */
export async function newMember(
  server: RunningServer,
  owner: TestSession,
  role: BuiltInRoleKey,
  appIds: AppId[] = [],
): Promise<TestSession> {
  const emailId = newEmail();
  const { items } = await server.api.call(inviteRoles, { session: owner });
  const roleIds = items
    .filter((item) => item.roleName === BUILT_IN_ROLES[role].name)
    .map((item) => item.roleId);
  await server.api.call(inviteUser, { session: owner, body: { emailIds: [emailId], roleIds, appIds } });
  const { redirectTo } = await server.api.call(acceptInvitation, {
    body: { token: await mailedToken(server, emailId), name: `${role} person`, password: TEST_PASSWORD },
  });
  return followRedirect(server, redirectTo);
}

export async function signInAs(
  server: RunningServer,
  emailId: string,
  password = TEST_PASSWORD,
): Promise<TestSession> {
  const { redirectTo } = await server.api.call(signIn, { body: { emailId, password } });
  return followRedirect(server, redirectTo);
}

/** The user has closed every guided tour, so that none starts by itself. */
export async function withToursSeen(server: RunningServer, session: TestSession): Promise<TestSession> {
  await server.api.call(markToursSeen, { session, body: { tours: [...TOURS] } });
  return session;
}

/** The token in the link of the newest mail to an address. */
export async function mailedToken(server: RunningServer, emailId: string): Promise<string> {
  const mail = await server.mailTo(emailId);
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`The mail to ${emailId} has no link with a token: ${mail.text}`);
  return token;
}

/** Does what the web app's token-login page does with the redirect of the login page. */
export async function followRedirect(server: RunningServer, redirectTo: string): Promise<TestSession> {
  const query = new URL(redirectTo, server.url).searchParams;
  const answer = await server.api.answer(validateToken, {
    body: { userId: query.get('id') as UserId, token: query.get('token') ?? '' },
  });
  if (answer.status !== 200) throw new Error(`validate/token answered ${answer.status}: ${answer.text}`);
  const cookie = (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  return { ...(answer.body as unknown as TestSession), cookie };
}
