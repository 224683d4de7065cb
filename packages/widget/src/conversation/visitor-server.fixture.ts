/**
 * The server's side of the visitor channel for tests: conversations in memory that survive a restart of the
 * server.
 */
import type { HandoverCard } from '@parrot/contract/assistant';
import type { Message, QueuePosition, VisitorSession } from '@parrot/contract/conversations';
import type { MsgId } from '@parrot/contract/core';
import type { Socket } from 'socket.io';
import { FAST, openSocket, startServer, type TestServer } from '../realtime/connection.fixture.ts';
import { type Conversation, type ConversationOptions, startConversation } from './conversation.ts';
import { CONVERSATION_ID, message, session } from './message.fixture.ts';
import { shelfOf } from './shelf.fixture.ts';
import type { Thread } from './thread.ts';
import type { ThreadReply } from './visitor-channel.ts';
import { visitorMemory } from './visitor-memory.ts';

type Refused = { status: number; code: string; message: string };
type Sent = { msgId: MsgId; value: string; files: string[] };
type Answer = (ack: unknown) => void;

const CALLS = ['start', 'accept', 'decline', 'leave', 'signal', 'media', 'rate'];
/** Without an effect here. */
const ANSWERED = [
  ...['thread.read', 'visitor.typing', 'visitor.page', 'language.choose', 'transcript.send'],
  ...CALLS.map((name) => `call.${name}`),
];

export class VisitorServer {
  messages: Message[] = [];
  session: VisitorSession | null = null;
  waiting: QueuePosition | null = null;
  handover: HandoverCard | null = null;
  token = 'token-1';
  identity: ThreadReply['identity'] = 'none';
  /** The emits received, in order. */
  asked: [name: string, payload: unknown][] = [];
  /** Overrides the default handling of an event; return true to leave it unanswered. */
  intercept: (name: string, payload: object, answer: Answer) => boolean | undefined = () => undefined;
  admit: (auth: Record<string, unknown>) => Refused | undefined = ({ visitorToken }) =>
    visitorToken && visitorToken !== this.token
      ? { status: 401, code: 'unauthenticated', message: 'Session Expired! Login to continue' }
      : undefined;
  #server: TestServer | undefined;
  #port = 0;

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.#port);
    this.#port = this.#server.port;
    this.#server.io.use((socket, next) => {
      const refused = this.admit(socket.handshake.auth);
      next(refused ? Object.assign(new Error(refused.code), { data: refused }) : undefined);
    });
    this.#server.io.on('connection', (socket) => this.#serve(socket));
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  push(name: string, payload: unknown): void {
    this.#server?.io.emit(name, payload);
  }

  /** Stores a message; `isPushed` false simulates a lost push. */
  addMessage(fields: Partial<Message> = {}, isPushed = true): Message {
    const known = this.messages.find((one) => one.msgId === fields.msgId);
    if (known) return known;
    const stored = message(this.messages.length + 1, fields);
    this.messages.push(stored);
    if (isPushed) this.push('message.added', { message: stored });
    return stored;
  }

  #serve(socket: Socket): void {
    const on = <Payload extends object>(name: string, handler: (payload: Payload, answer: Answer) => void) =>
      socket.on(name, (payload: Payload, answer: Answer) => {
        this.asked.push([name, payload]);
        if (!this.intercept(name, payload, answer)) handler(payload, answer);
      });
    on('thread.open', ({ afterSeq }: { afterSeq: number }, answer) =>
      answer({
        ok: true,
        conversationId: CONVERSATION_ID,
        visitorToken: this.token,
        session: this.session,
        messages: this.messages.filter(({ seq }) => seq > afterSeq),
        lastSeq: this.messages.length,
        identity: this.identity,
      }),
    );
    on('message.send', ({ msgId, value, files }: Sent, answer) => {
      this.session ??= session('INPROGRESS');
      const named = files.map((name) => ({ name, url: `/files/${name}`, bytes: 1, isPicture: false }));
      const stored = this.addMessage({ msgId, value, files: named, userType: 'visitor' });
      answer({ ok: true, message: stored, session: this.session });
    });
    on('person.request', (_, answer) => {
      this.session = session('UNASSIGNED');
      answer({ ok: true, session: this.session });
    });
    on('answer.rate', ({ msgId, thumb }: Pick<Message, 'msgId' | 'thumb'>, answer) => {
      const at = this.messages.findIndex((one) => one.msgId === msgId);
      const changed = { ...message(0), ...this.messages[at], thumb };
      this.messages[at] = changed;
      this.push('message.changed', { message: changed });
      answer({ ok: true, message: changed });
    });
    on('file.link', ({ fileId }: { fileId: string }, answer) =>
      answer({ ok: true, url: `/files/${fileId}/a.png?until=1&key=new` }),
    );
    on('session.rate', ({ stars }: { stars: number }, answer) => {
      this.session = { ...(this.session ?? session('COMPLETED')), rating: stars };
      answer({ ok: true, session: this.session });
    });
    on('session.end', (_, answer) => {
      this.session = session('COMPLETED');
      answer({ ok: true, session: this.session });
    });
    on('person.cancel', (_, answer) => {
      this.session = session('INPROGRESS');
      answer({ ok: true, session: this.session });
    });
    on('email.leave', (_, answer) => {
      this.session = { ...session('UNASSIGNED'), answersByEmail: true };
      answer({ ok: true, session: this.session });
    });
    on('waiting.read', (_, answer) => answer({ ok: true, waiting: this.waiting }));
    on('handover.read', (_, answer) => answer({ ok: true, card: this.handover }));
    on('handover.correct', (_, answer) => answer({ ok: true, card: this.handover }));
    on('handover.confirm', (_, answer) => answer({ ok: true, card: this.handover }));
    on('call.read', (_, answer) => answer({ ok: true, call: null, canStart: true }));
    on('call.rejoin', (_, answer) =>
      answer({ ok: false, error: { status: 409, code: 'call_over', message: 'The call is over.' } }),
    );
    for (const name of ANSWERED) on(name, (_, answer) => answer({ ok: true }));
  }
}

export class Tab {
  readonly conversation: Conversation;
  readonly tabShelf = new Map<string, string>();

  constructor(server: VisitorServer, shelf: Map<string, string>, options: Partial<ConversationOptions> = {}) {
    this.conversation = startConversation({
      origin: server.origin,
      visitor: { parrotId: 'prt_1' },
      memory: visitorMemory('prt_1', shelfOf(shelf), shelfOf(this.tabShelf)),
      bringFiles: async () => {
        throw new Error('no file was expected');
      },
      gapMs: 5,
      pace: FAST,
      openSocket,
      ...options,
    });
  }

  until(condition: (thread: Thread) => boolean): Promise<Thread> {
    return new Promise((resolve) => {
      const stop = this.conversation.subscribe((thread) => {
        if (!condition(thread)) return;
        queueMicrotask(() => stop());
        resolve(thread);
      });
    });
  }
}
