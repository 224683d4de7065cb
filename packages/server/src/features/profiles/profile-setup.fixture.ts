/** Visitors whose website signs who they are, and agents who look at their profiles. */
import { identitySecret } from '@parrot/contract/apps';
import { openVisitorConversation } from '@parrot/contract/conversations';
import type { FieldType, FieldValue, UserSessionId } from '@parrot/contract/core';
import { addProfileField, readProfile, setProfileValue } from '@parrot/contract/profiles';
import { openVisitorSocket, type TestSession, type TestTenant, type TestVisitor } from '@parrot/testkit';
import { type JWTPayload, SignJWT } from 'jose';

export type ProfileTests = ReturnType<typeof profileTests>;

export function profileTests(tenant: TestTenant) {
  const { server, app } = tenant;
  const sign = async (claims: JWTPayload) => {
    const { secret } = await server.api.call(identitySecret, {
      session: tenant.owner,
      body: { appId: app.appId },
    });
    const exp = Math.floor(server.clock.now().getTime() / 1000) + 3_600;
    const jwt = new SignJWT({ exp, ...claims }).setProtectedHeader({ alg: 'HS256' });
    return jwt.sign(new TextEncoder().encode(secret));
  };
  return {
    /** A visitor of the app, with what their website signed. */
    async arrive(
      claims?: JWTPayload,
      visitorToken?: string,
    ): Promise<TestVisitor & { visitorToken: string }> {
      const identity = claims && (await sign(claims));
      const auth = { ...(identity && { identity }), ...(visitorToken && { visitorToken }) };
      const socket = await openVisitorSocket(server, { parrotId: app.parrotId, ...auth });
      const { session, ...opened } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
      return { socket, ...opened, userSessionId: session?.userSessionId as UserSessionId };
    },
    addField: async (key: string, type: FieldType = 'text', options: string[] = []) => {
      const body = { name: key, label: `The ${key}`, type, options };
      return (await server.api.call(addProfileField, { session: tenant.supervisor, body })).field;
    },
    read: async (
      { userSessionId }: Pick<TestVisitor, 'userSessionId'>,
      session: TestSession = tenant.agent,
    ) => (await server.api.call(readProfile, { session, query: { userSessionId } })).profile,
    edit: async (
      { userSessionId }: Pick<TestVisitor, 'userSessionId'>,
      key: string,
      value: FieldValue | null,
      session: TestSession = tenant.agent,
    ) =>
      (await server.api.call(setProfileValue, { session, body: { userSessionId, name: key, value } }))
        .profile,
    tryEdit: (
      { userSessionId }: Pick<TestVisitor, 'userSessionId'>,
      key: string,
      value: FieldValue | null,
      session: TestSession = tenant.agent,
    ) => server.api.answer(setProfileValue, { session, body: { userSessionId, name: key, value } }),
  };
}
