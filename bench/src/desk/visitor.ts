/** A visitor on a socket who asks one question after the other and requires an answer to each. */
import {
  type Message,
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { newId, type ParrotId } from '@parrot/contract/core';
import { openSocket } from '@parrot/testkit';

export type Visitor = {
  /** The bot's answer. Throws if there is none. */
  ask(question: string): Promise<Message>;
  /** From here on the bot is silent. */
  askForPerson(): Promise<void>;
  /** How many messages of this conversation are stored, read on a new connection. */
  stored(): Promise<number>;
  /** How many should be stored. */
  counted(): number;
  close(): void;
};

export async function openVisitor(
  server: { url: string },
  parrotId: ParrotId,
  patienceMs = 30_000,
  headers: Record<string, string> = {},
): Promise<Visitor> {
  const line = await openSocket(server, 'visitor', { parrotId }, {}, {}, headers);
  // The test socket stores all received events for tests to inspect; here that would be thousands.
  line.socket.offAny();
  const received: Message[] = [];
  let check = () => {};
  line.socket.on(visitorMessageAdded.name, ({ message }: { message: Message }) => {
    if (message.userType !== 'bot') return;
    received.push(message);
    check();
  });
  const { visitorToken, lastSeq } = await line.ask(openVisitorConversation, { afterSeq: 0 });
  let counted = lastSeq;

  const answerAfter = (seq: number, question: string) =>
    new Promise<Message>((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error(`no answer to “${question}”`)), patienceMs);
      check = () => {
        const answer = received.find((message) => message.seq > seq);
        if (!answer) return;
        clearTimeout(tooLate);
        resolve(answer);
      };
      check();
    });

  return {
    async ask(question) {
      received.length = 0;
      const { message } = await line.ask(sendVisitorMessage, { msgId: newId('msg'), value: question });
      const answer = await answerAfter(message.seq, question);
      counted += 2;
      return answer;
    },
    async askForPerson() {
      await line.ask(requestAgent, {});
    },
    async stored() {
      const again = await openSocket(server, 'visitor', { parrotId, visitorToken });
      const thread = await again.ask(openVisitorConversation, { afterSeq: 0 });
      again.close();
      return thread.lastSeq;
    },
    counted: () => counted,
    close: () => line.close(),
  };
}
