/** Users with a second factor, as the tests need them. */
import { confirmTotp, enterSecondFactor, signIn, startTotp } from '@parrot/contract/accounts';
import { followRedirect, TEST_PASSWORD, type TestServer, type TestSession } from '@parrot/testkit';
import { totpCode } from './totp.ts';

export type Authenticator = { key: string; recoveryCodes: string[] };

/** The code that the app shows after the next step has begun, so that it was not used yet. */
export function nextCode(server: TestServer, { key }: Pick<Authenticator, 'key'>): string {
  server.clock.advance(30_000);
  return totpCode(key, server.clock.now());
}

/** Sets up an authenticator app in the profile. */
export async function addTotp(server: TestServer, session: TestSession): Promise<Authenticator> {
  const { key } = await server.api.call(startTotp, { session, body: {} });
  const code = totpCode(key, server.clock.now());
  const { recoveryCodes } = await server.api.call(confirmTotp, {
    session,
    body: { code, password: TEST_PASSWORD },
  });
  return { key, recoveryCodes };
}

/** The token that follows the password. */
export async function tokenAfterPassword(server: TestServer, { emailId }: TestSession): Promise<string> {
  const { redirectTo } = await server.api.call(signIn, { body: { emailId, password: TEST_PASSWORD } });
  return secondFactorToken(redirectTo);
}

export function secondFactorToken(redirectTo: string): string {
  const { pathname, searchParams } = new URL(redirectTo);
  if (pathname !== '/accounts/second-factor') throw new Error(`${redirectTo} asks for no second factor`);
  return searchParams.get('token') ?? '';
}

export const enter = (
  server: TestServer,
  token: string,
  code: string,
  headers: Record<string, string> = {},
) => server.api.answer(enterSecondFactor, { body: { token, code }, headers });

/** Signs in with password and code. */
export async function signInWithCode(
  server: TestServer,
  session: TestSession,
  code: string,
): Promise<TestSession> {
  const answer = await enter(server, await tokenAfterPassword(server, session), code);
  return followRedirect(server, (answer.body as unknown as { redirectTo: string }).redirectTo);
}
