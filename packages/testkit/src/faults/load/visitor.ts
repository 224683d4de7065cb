/** A visitor who writes one message after the other, each until it is acknowledged. */
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '@parrot/contract/apps';
import {
  type Message,
  openVisitorConversation,
  sendVisitorMessage,
  uploadVisitorFile,
  visitorMessageAdded,
} from '@parrot/contract/conversations';
import { newId, type ReplyOf, type UserSessionId } from '@parrot/contract/core';
import { openVisitorSocket, type TestSocket } from '../../sockets/test-socket.ts';
import type { Ledger, LedgerConversation } from '../ledger/ledger.ts';
import {
  ANSWER_MS,
  createReconnectingClient,
  LIMITED,
  LIMITED_MS,
  type ReconnectingClient,
  untilDone,
} from './reconnecting-client.ts';
import { createScreen } from './screen.ts';
import type { Site } from './site.ts';

export type Visitor = {
  parrotId: string;
  visitorToken: string;
  userSessionId: UserSessionId;
  conversation: LedgerConversation;
  client: ReconnectingClient;
  write(text: string): Promise<void>;
  /** Uploads a file and sends it with a message. */
  sendFile(text: string): Promise<void>;
};

type Options = {
  site: Site;
  ledger: Ledger;
  name: string;
  answeredBy: LedgerConversation['answeredBy'];
  /** Another one than that which answers like this. */
  app?: App;
  /** The visitor's IP address, which limits are counted by. */
  address?: string;
};

export async function openVisitor(options: Options): Promise<Visitor> {
  const { site, ledger, name, answeredBy, address } = options;
  const { parrotId } = options.app ?? (answeredBy === 'flow' ? site.flowApp : site.faqApp);
  const headers: Record<string, string> = address ? { 'x-forwarded-for': address } : {};
  const opened = await untilDone('A first visit', () =>
    startConversation(site, parrotId, headers).catch(() => undefined),
  );
  const { visitorToken, conversationId } = opened;
  const screen = createScreen();
  screen.add(opened.messages);
  const conversation = ledger.open({ conversationId, answeredBy });
  conversation.screens.push(screen.shown);

  const fetchOn = (socket: TestSocket, afterSeq: number) =>
    socket.ask(openVisitorConversation, { afterSeq }, ANSWER_MS).then(({ messages }) => messages);
  const connect = async (): Promise<TestSocket> => {
    const socket = await openVisitorSocket(site.server, { parrotId, visitorToken }, headers);
    socket.socket.on(visitorMessageAdded.name, ({ message }: { message: Message }) =>
      screen.receive(message, (seq) => fetchOn(socket, seq)),
    );
    screen.add(await fetchOn(socket, screen.shown.at(-1)?.seq ?? 0));
    return socket;
  };
  const client = createReconnectingClient(connect);

  const send = async (text: string, more: object = {}): Promise<string> => {
    const msgId = newId('msg');
    const entry: LedgerConversation['sent'][number] = { writer: name, msgId, text, attempts: 1 };
    conversation.sent.push(entry);
    const { answer, attempts } = await client.deliver(sendVisitorMessage, { msgId, value: text, ...more });
    entry.attempts = attempts;
    entry.acknowledgedSeq = (answer.message as Message).seq;
    return msgId;
  };

  return {
    parrotId,
    visitorToken,
    userSessionId: opened.session?.userSessionId as UserSessionId,
    conversation,
    client,
    write: async (text) => void (await send(text)),
    async sendFile(text) {
      const content = `The file of ${text}.\n`.repeat(100);
      const fileId = await upload(site, { parrotId, visitorToken }, content);
      const msgId = await send(text, { files: [fileId] });
      ledger.files.push({ conversationId, msgId, content });
    },
  };
}

async function startConversation(site: Site, parrotId: string, headers: Record<string, string>) {
  const socket = await openVisitorSocket(site.server, { parrotId }, headers);
  return socket.ask(openVisitorConversation, {}, ANSWER_MS).finally(() => socket.close());
}

/** A repeated upload is another file. */
const upload = (site: Site, body: { parrotId: string; visitorToken: string }, content: string) =>
  untilDone('An upload', async () => {
    const form = new FormData();
    form.append('file', new File([content], 'notes.txt'));
    const answer = await site.server.api
      .answer(uploadVisitorFile, { body, form, signal: AbortSignal.timeout(UPLOAD_MS) })
      .catch(() => undefined);
    if (answer?.body.code === LIMITED) await pause(LIMITED_MS);
    else if (answer && answer.status !== 200 && answer.status !== 503)
      throw new Error(`An upload was answered with ${answer.text}`);
    if (answer?.status !== 200) return undefined;
    return (answer.body as unknown as ReplyOf<typeof uploadVisitorFile>).file.fileId;
  });

const UPLOAD_MS = 10_000;
