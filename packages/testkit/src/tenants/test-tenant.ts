/** A tenant with an owner, a supervisor, two agents of one app, one of another, and visitors on demand. */
import type { App } from '@parrot/contract/apps';
import { openVisitorConversation, requestAgent, sendVisitorMessage } from '@parrot/contract/conversations';
import { type ConversationId, newId, type UserSessionId } from '@parrot/contract/core';
import { agentConnect, assignFromBot, closeConversation } from '@parrot/contract/desk';
import type { TestSession } from '../server/api-client.ts';
import { sharedTestServer } from '../server/shared-test-server.ts';
import type { TestServer } from '../server/test-server.ts';
import { openDeskSocket, openVisitorSocket, type TestSocket } from '../sockets/test-socket.ts';
import { newMember, newOwner } from './members.ts';
import { newPublishedApp } from './published-apps.ts';

export type TestTenant = Awaited<ReturnType<typeof openTestTenant>>;
export type TestVisitor = {
  socket: TestSocket;
  userSessionId: UserSessionId;
  conversationId: ConversationId;
};

export async function openTestTenant() {
  const server: TestServer = await sharedTestServer();
  const owner = await newOwner(server);
  const app = await newPublishedApp(server, owner);
  const otherApp = await newPublishedApp(server, owner);
  const supervisor = await newMember(server, owner, 'supervisor');
  const agent = await newMember(server, owner, 'agent', [app.appId]);
  const otherAgent = await newMember(server, owner, 'agent', [app.appId]);
  const outsider = await newMember(server, owner, 'agent', [otherApp.appId]);

  const sendAsVisitor = (guest: TestVisitor, value: string) =>
    guest.socket.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  const visit = async (at: App = app): Promise<TestVisitor> => {
    const socket = await openVisitorSocket(server, { parrotId: at.parrotId });
    const { session, conversationId } = await socket.ask(openVisitorConversation, { afterSeq: 0 });
    return { socket, conversationId, userSessionId: session?.userSessionId as UserSessionId };
  };
  const waitingVisitor = async (at: App = app): Promise<TestVisitor> => {
    const guest = await visit(at);
    await guest.socket.ask(requestAgent, {});
    return guest;
  };
  const connect = async (session: TestSession): Promise<TestSocket> => {
    const socket = await openDeskSocket(server, session);
    await socket.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
    return socket;
  };

  return {
    server,
    owner,
    supervisor,
    agent,
    otherAgent,
    outsider,
    app,
    otherApp,
    visit,
    waitingVisitor,
    sendAsVisitor,
    connect,
    /** A visitor whose conversation this agent has. */
    async assignedVisitor(session: TestSession, at: App = app): Promise<TestVisitor> {
      const guest = await waitingVisitor(at);
      const { userSessionId } = guest;
      await server.api.call(assignFromBot, { session, body: { userSessionId } });
      return guest;
    },
    async closeConversationOf(socket: TestSocket, { userSessionId }: TestVisitor): Promise<void> {
      await socket.ask(closeConversation, { userSessionId });
    },
    settle: () => server.server.platform.outbox.settle(),
    stop: () => server.stop(),
  };
}
