/**
 * Many visitors, each with an agent who has taken their conversation. Their sockets store no received events.
 */
import type { App } from '@parrot/contract/apps';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId, type UserSessionId } from '@parrot/contract/core';
import { agentConnect, deskMessageAdded, takeConversation } from '@parrot/contract/desk';
import { newMember, openDeskSocket, openSocket, type TestSession, type TestSocket } from '@parrot/testkit';
import type { ServerProcess } from '@parrot/testkit/process';

const AT_ONCE = 8;
const VISITORS_EACH = 100;

export type Talker = {
  /** Sends, and returns whether it was acknowledged in time. */
  send(value: string): Promise<boolean>;
  close(): void;
};
/** A visitor's message as an agent received it: the sender and the text. */
export type OnMessage = (conversationId: string, value: string) => void;
export type Crowd = { talkers: Talker[]; agents: number; close(): void };

export async function gather(
  server: ServerProcess,
  {
    owner,
    app,
    userCount,
    onMessage,
  }: { owner: TestSession; app: App; userCount: number; onMessage: OnMessage },
): Promise<Crowd> {
  const agentCount = Math.max(1, Math.round(userCount / (VISITORS_EACH + 1)));
  const agents = await inTurns(agentCount, () => newAgent(server, owner, app, onMessage));
  const talkers = await inTurns(userCount - agentCount, async (at) => {
    const agent = agents[at % agentCount];
    if (!agent) throw new Error('There is no agent.');
    return newTalker(server, app, agent);
  });
  return {
    talkers,
    agents: agentCount,
    close() {
      for (const line of [...talkers, ...agents]) line.close();
    },
  };
}

async function newAgent(
  server: ServerProcess,
  owner: TestSession,
  app: App,
  onMessage: OnMessage,
): Promise<TestSocket> {
  const session = await newMember(server, owner, 'agent', [app.appId]);
  const line = await openDeskSocket(server, session);
  line.socket.offAny();
  line.socket.on(deskMessageAdded.name, ({ message }) => {
    if (message.userType === 'visitor') onMessage(message.conversationId, message.value);
  });
  await line.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
  return line;
}

async function newTalker(server: ServerProcess, { parrotId }: App, agent: TestSocket): Promise<Talker> {
  const line = await openSocket(server, 'visitor', { parrotId });
  line.socket.offAny();
  const { session } = await line.ask(openVisitorConversation, {});
  await agent.ask(takeConversation, { userSessionId: session?.userSessionId as UserSessionId });
  return {
    send: (value) =>
      line.answer(sendVisitorMessage, { msgId: newId('msg'), value }).then(
        ({ ok }) => ok,
        () => false,
      ),
    close: () => line.close(),
  };
}

/** Runs this many at once, starting the next as soon as one is done. */
async function inTurns<T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let next = 0;
  const go = async () => {
    while (next < count) {
      const at = next;
      next += 1;
      made[at] = await make(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, go));
  return made;
}
