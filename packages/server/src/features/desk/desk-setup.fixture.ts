/** An app with agents and visitors, through real calls and sockets. */
import type { App } from '@parrot/contract/apps';
import { openVisitorConversation, requestAgent } from '@parrot/contract/conversations';
import { type ConversationId, LIMITS, newId, type UserSessionId } from '@parrot/contract/core';
import { agentConnect, onlineOfflineAgents, setAgentCapacity } from '@parrot/contract/desk';
import {
  newMember,
  newOwner,
  newPublishedApp,
  newPublishedAppWith,
  openDeskSocket,
  openVisitorSocket,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { expect } from 'vitest';

export type TestVisitor = {
  socket: TestSocket;
  conversationId: ConversationId;
  userSessionId: UserSessionId;
  visitorToken: string;
};

export type DeskSetup = {
  owner: TestSession;
  app: App;
  agent: TestSession;
  otherAgent: TestSession;
  supervisor: TestSession;
  settle(): Promise<void>;
  /** Runs the desk upkeep job once and waits for its events. */
  runUpkeep(): Promise<void>;
  visit(language?: string): Promise<TestVisitor>;
  /** A visitor who waits for an agent. */
  waitingVisitor(): Promise<TestVisitor>;
  /** Closes the visitor's window and advances the clock past the grace period. */
  leave(visitor: Pick<TestVisitor, 'socket'>): Promise<void>;
  setCapacity(session: TestSession, capacity: number): Promise<void>;
  connect(session: TestSession): Promise<TestSocket>;
  /** The agent's presence. The server notices a closed connection a moment after the client. */
  stateOf(session: TestSession): Promise<string | undefined>;
};

type Behaviour = NonNullable<Parameters<typeof newPublishedAppWith>[2]['behaviour']>;

export async function setUpDesk(server: TestServer, behaviour?: Behaviour): Promise<DeskSetup> {
  const owner = await newOwner(server);
  const app = behaviour
    ? await newPublishedAppWith(server, owner, { behaviour })
    : await newPublishedApp(server, owner);
  const join = (role: 'agent' | 'supervisor') => newMember(server, owner, role, [app.appId]);
  const [agent, otherAgent, supervisor] = await Promise.all([
    join('agent'),
    join('agent'),
    join('supervisor'),
  ]);
  const { platform, slices } = server.server;
  const settle = () => platform.outbox.settle();

  const visit = async (language = 'en'): Promise<TestVisitor> => {
    const socket = await openVisitorSocket(server, { parrotId: app.parrotId, language });
    const { session, conversationId, visitorToken } = await socket.ask(openVisitorConversation, {});
    return { socket, conversationId, visitorToken, userSessionId: session?.userSessionId as UserSessionId };
  };

  return {
    owner,
    app,
    agent,
    otherAgent,
    supervisor,
    settle,
    async runUpkeep() {
      await slices.desk.runUpkeep();
      await settle();
    },
    visit,
    async waitingVisitor() {
      const visitor = await visit();
      await visitor.socket.ask(requestAgent, {});
      return visitor;
    },
    async leave({ socket }) {
      const { sockets } = platform.channels.visitor.sockets;
      const id = socket.socket.id ?? '';
      socket.close();
      await expect.poll(() => sockets.has(id)).toBe(false);
      server.clock.advance(LIMITS.visitorGraceSeconds * 1_000);
      await slices.desk.runUpkeep();
      await settle();
    },
    async setCapacity({ userId }, capacity) {
      await server.api.call(setAgentCapacity, { session: owner, body: { userId, capacity } });
    },
    async connect(session) {
      const socket = await openDeskSocket(server, session);
      await socket.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
      return socket;
    },
    async stateOf({ userId }) {
      const { online, offline } = await server.api.call(onlineOfflineAgents, {
        session: owner,
        body: { appId: app.appId },
      });
      return [...online, ...offline].find((one) => one.userId === userId)?.state;
    },
  };
}

export const newText = (value = 'Hello') => ({ msgId: newId('msg'), value });
