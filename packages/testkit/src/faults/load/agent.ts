/** An agent who took the conversations of visitors and answers in each. */
import { type Message, requestAgent } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import {
  agentConnect,
  deskMessageAdded,
  openConversation,
  sendAgentMessage,
  takeConversation,
} from '@parrot/contract/desk';
import { openDeskSocket, type TestSocket } from '../../sockets/test-socket.ts';
import { signInAs } from '../../tenants/members.ts';
import type { LedgerConversation } from '../ledger/ledger.ts';
import {
  ANSWER_MS,
  createReconnectingClient,
  type ReconnectingClient,
  Refused,
} from './reconnecting-client.ts';
import { createScreen } from './screen.ts';
import type { Site } from './site.ts';
import type { Visitor } from './visitor.ts';

type Agent = { write(visitor: Visitor, text: string): Promise<void> } & Pick<
  ReconnectingClient,
  'resume' | 'close'
>;

export async function openAgent(site: Site, visitors: readonly Visitor[]): Promise<Agent> {
  let session = site.agent;
  const screens = new Map(visitors.map((visitor) => [visitor, createScreen()]));
  for (const [visitor, screen] of screens) visitor.conversation.screens.push(screen.shown);

  const connect = async (): Promise<TestSocket> => {
    const socket = await openDeskSocket(site.server, session).catch(async () => {
      // The access token may have expired.
      session = await signInAs(site.server, session.emailId);
      return openDeskSocket(site.server, session);
    });
    await socket.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name }, ANSWER_MS);
    const fetchAfter = (visitor: Visitor, afterSeq: number) =>
      socket
        .ask(openConversation, { userSessionId: visitor.userSessionId, afterSeq }, ANSWER_MS)
        .then(({ messages }) => messages);
    socket.socket.on(deskMessageAdded.name, ({ message }: { message: Message }) => {
      for (const [visitor, screen] of screens)
        if (visitor.conversation.conversationId === message.conversationId)
          screen.receive(message, (seq) => fetchAfter(visitor, seq));
    });
    for (const [visitor, screen] of screens)
      screen.add(await fetchAfter(visitor, screen.shown.at(-1)?.seq ?? 0));
    return socket;
  };
  const client = createReconnectingClient(connect);
  for (const { client: visitor } of visitors) await visitor.deliver(requestAgent, {});
  for (const { userSessionId } of visitors) await client.deliver(takeConversation, { userSessionId });

  return {
    async write({ conversation, userSessionId }, text) {
      const msgId = newId('msg');
      const entry: LedgerConversation['sent'][number] = { writer: 'agent', msgId, text, attempts: 1 };
      conversation.sent.push(entry);
      const payload = { userSessionId, msgId, value: text };
      const send = () => client.deliver(sendAgentMessage, payload);
      // A conversation of an agent who was offline too long returns to the queue.
      const { answer, attempts } = await send().catch(async (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        await client.deliver(takeConversation, { userSessionId });
        return send();
      });
      entry.attempts = attempts;
      entry.acknowledgedSeq = (answer.message as Message).seq;
    },
    resume: client.resume,
    close: client.close,
  };
}
