/** Keeps a visitor's conversation in sync with the server: loads, fills gaps, delivers, stores. */
import {
  fileIdOf,
  type Message,
  type MessageFile,
  type Thumb,
  type VisitorAuth,
  type VisitorSession,
} from '@parrot/contract/conversations';
import type { Ack, CHANNELS, LanguageCode, MsgId, PayloadOf } from '@parrot/contract/core';
import {
  type Connection,
  type ConnectionOptions,
  openConnection,
  type Refusal,
} from '../realtime/connection.ts';
import { LOST, reasonOf } from '../realtime/no-answer.ts';
import { RETRY_PACE, type RetryPace } from '../realtime/retry-delay.ts';
import { closedBy } from './closed-by.ts';
import { type BringFiles, startDelivery } from './delivery.ts';
import { newMsgId } from './new-msg-id.ts';
import { subjectOf } from './subject-of.ts';
import { advance, hasGap, isLive, lastSeq, newThread, type Thread, type ThreadChange } from './thread.ts';
import { startTypingSign } from './typing-sign.ts';
import type { Ask, CallPush, EmitName, Emits, PushHandlers } from './visitor-channel.ts';
import type { UnsentFile, VisitorMemory } from './visitor-memory.ts';

export type Conversation = {
  thread: () => Thread;
  /** Calls immediately with the current thread, then at every change. */
  subscribe: (listener: (thread: Thread) => void) => () => void;
  /** Opens the connection; later calls change nothing. */
  connect: () => void;
  /** The page sets, changes or removes the visitor's identity. */
  identify: (identity: string | undefined) => void;
  write: (value: string, files?: UnsentFile[]) => void;
  retry: (msgId: MsgId) => void;
  discard: (msgId: MsgId) => void;
  askForPerson: () => void;
  /** Continue with the bot, or leave an email address, instead of waiting. */
  stopWaiting: () => Promise<boolean>;
  leaveEmail: (email: string) => Promise<boolean>;
  /** These need a connection and resolve to whether they succeeded. */
  rateAnswer: (msgId: MsgId, thumb: Thumb | null) => Promise<boolean>;
  rate: (stars: number, comment: string) => Promise<boolean>;
  /** Puts a fresh file address into its message and returns it; undefined if there is none. */
  renewFile: (msgId: MsgId, file: MessageFile) => Promise<string | undefined>;
  end: () => Promise<boolean>;
  sendTranscript: (email: string) => Promise<boolean>;
  typing: () => void;
  /** The page that the visitor is on, if it has changed. */
  visit: (page: string) => void;
  /** The visitor chose a language. */
  speak: (language: LanguageCode) => void;
  markRead: () => void;
  /** Calls are followed by a part of their own, which needs the connection only. */
  ask: Ask;
  onCall: (listener: (...push: CallPush) => void) => void;
  close: () => void;
};

export type ConversationOptions = {
  origin: string;
  visitor: Omit<VisitorAuth, 'visitorToken'>;
  memory: VisitorMemory;
  bringFiles: BringFiles;
  /** The bot requires a signed identity. */
  needsIdentity?: boolean;
  /** The server's verdict on the identity. */
  onIdentity?: (identity: string | undefined) => void;
  /** Another visitor uses this browser now. */
  onLeft?: () => void;
  /** How long to wait for a missing message before fetching it. */
  gapMs?: number;
  pace?: RetryPace;
} & Pick<ConnectionOptions, 'openSocket' | 'signals' | 'answerMs'>;

type Act = <Name extends EmitName>(name: Name, payload: PayloadOf<Emits[Name]>) => Promise<boolean>;

const PATH: (typeof CHANNELS)['visitor']['path'] = '/visitor-socket/socket.io';
const TYPIST_MS = 15_000;

export function startConversation({
  origin,
  visitor,
  memory,
  bringFiles,
  needsIdentity = false,
  onIdentity = () => {},
  onLeft = () => {},
  gapMs = 400,
  pace = RETRY_PACE,
  ...lineOptions
}: ConversationOptions): Conversation {
  let thread = newThread(memory.read());
  let connection: Connection | undefined;
  let wanted = false;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;
  let typistTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(thread: Thread) => void>();
  let onCall: (...push: CallPush) => void = () => {};

  const dispatch = (change: ThreadChange) => {
    const was = thread;
    thread = advance(was, change);
    remember(memory, was, thread);
    for (const listener of listeners) listener(thread);
    if (waits(thread) && !waits(was)) void pollQueue();
  };

  /** Later changes are pushed; without an answer the panel only says that an agent will come. */
  const pollQueue = async () => {
    const ack = await ask('waiting.read', {});
    if (ack.ok && waits(thread)) dispatch({ type: 'waiting', waiting: ack.waiting });
    const read = await ask('handover.read', {});
    if (read.ok && waits(thread)) dispatch({ type: 'handover', card: read.card });
  };

  const ask = ((name, payload) => connection?.emit(name, payload) ?? Promise.resolve(LOST)) as Ask;
  const delivery = startDelivery({
    ask,
    bringFiles,
    thread: () => thread,
    dispatch,
    memory,
    pace,
    onIdentity,
  });
  const typingSign = startTypingSign((typing) => {
    // A lost typing event does not matter.
    if (thread.loaded) void ask('visitor.typing', { typing });
  });

  const showTypist = (typist: Thread['typist']) => {
    clearTimeout(typistTimer);
    if (typist) typistTimer = setTimeout(() => dispatch({ type: 'typing', typist: null }), TYPIST_MS);
    dispatch({ type: 'typing', typist });
  };

  const pushes: PushHandlers = {
    'message.added': ({ message }) => {
      dispatch({ type: 'message', message });
      clearTimeout(gapTimer);
      if (hasGap(thread)) gapTimer = setTimeout(() => hasGap(thread) && delivery.sync(), gapMs);
    },
    'message.changed': ({ message }) => dispatch({ type: 'changed', message }),
    'session.changed': ({ session }) => dispatch({ type: 'session', session }),
    'waiting.changed': ({ waiting }) => dispatch({ type: 'waiting', waiting }),
    'handover.changed': ({ card }) => waits(thread) && dispatch({ type: 'handover', card }),
    'read.changed': ({ seq }) => dispatch({ type: 'agentRead', seq }),
    typing: ({ userType, senderName, typing }) => {
      if (userType !== 'bot' && userType !== 'agent') return;
      showTypist(typing ? { userType, senderName, value: thread.typist?.value } : null);
    },
    'line.cut': ({ restSeconds }) => connection?.rest(restSeconds * 1_000),
    'answer.part': ({ value }) => showTypist({ userType: 'bot', senderName: '', ...thread.typist, value }),
  };

  /** What the visitor had begun belongs to the conversation that is gone. */
  const forgetTab = () => memory.tab.change(() => ({ open: false, draft: '' }));

  const onRefused = ({ data }: Refusal): boolean => {
    const { status = 0, code } = (data ?? {}) as { status?: number; code?: string };
    const closed = closedBy(code);
    if (status === 401 && !closed) {
      // The token is invalid: reconnect as a new visitor, with the unsent messages.
      memory.change(() => ({ visitorToken: undefined }));
      forgetTab();
      dispatch({ type: 'forgotten' });
      return true;
    }
    const forGood = status >= 400 && status < 429;
    if (forGood) dispatch({ type: 'closed', closed: closed ?? 'unpublished' });
    return !forGood;
  };

  const otherTab = (event: Event) => {
    if ((event as StorageEvent).key === memory.key)
      dispatch({ type: 'read', seq: memory.read().readSeq ?? 0 });
  };
  lineOptions.signals?.addEventListener('storage', otherTab);

  /** Stored data of one visitor must not be shown to the next one on this device. */
  const leaveIfAnother = () => {
    const who = subjectOf(visitor.identity);
    const before = memory.read().who;
    if (who === before) return;
    memory.change(() => ({ who }));
    if (before === undefined) return;
    memory.change(() => ({ visitorToken: undefined, unsent: [] }));
    forgetTab();
    onLeft();
    dispatch({ type: 'left' });
  };

  const connect = () => {
    wanted = true;
    if (connection) return;
    leaveIfAnother();
    if (needsIdentity && !visitor.identity) return dispatch({ type: 'closed', closed: 'identity' });
    connection = openConnection({
      ...lineOptions,
      pace,
      url: `${origin.replace(/^http/, 'ws')}${PATH}/?EIO=4&transport=websocket`,
      auth: (): VisitorAuth => ({ ...visitor, visitorToken: memory.read().visitorToken }),
      onRefused,
      onPush(name, payload) {
        if (name.startsWith('call.')) onCall(...([name, payload] as CallPush));
        else pushes[name as keyof PushHandlers]?.(payload as never);
      },
      onStatus: (status) => {
        dispatch({ type: 'connection', status });
        if (status === 'online') delivery.sync();
      },
    });
  };

  /** Emits once. The result, or its failure, is a thread change. */
  const act: Act = async (name, payload) => {
    dispatch({ type: 'trouble', trouble: false });
    const ack = (await ask(name, payload)) as Ack<{ session?: VisitorSession; message?: Message }>;
    if (!ack.ok) dispatch({ type: 'trouble', trouble: reasonOf(ack) });
    else if (ack.session) dispatch({ type: 'session', session: ack.session });
    else if (ack.message) dispatch({ type: 'changed', message: ack.message });
    return ack.ok;
  };

  return {
    thread: () => thread,
    subscribe(listener) {
      listeners.add(listener);
      listener(thread);
      return () => listeners.delete(listener);
    },
    connect,
    identify(identity) {
      visitor.identity = identity;
      if (!wanted) return;
      connection?.close();
      connection = undefined;
      dispatch({ type: 'closed', closed: null });
      connect();
    },
    write(value, files = []) {
      typingSign.stop();
      const unsent = { msgId: newMsgId(), value, time: new Date().toISOString(), files };
      dispatch({ type: 'written', unsent });
      delivery.flush();
    },
    retry(msgId) {
      dispatch({ type: 'failed', msgId, failed: false });
      delivery.flush();
    },
    discard: (msgId) => dispatch({ type: 'discarded', msgId }),
    askForPerson() {
      dispatch({ type: 'asking', asking: 'yes' });
      delivery.flush();
    },
    stopWaiting: () => act('person.cancel', {}),
    leaveEmail: (email) => act('email.leave', { email }),
    rateAnswer: (msgId, thumb) => act('answer.rate', { msgId, thumb }),
    rate: (stars, comment) => act('session.rate', { stars, comment }),
    async renewFile(msgId, { url: expired }) {
      const fileId = fileIdOf(expired);
      const ack = fileId && (await ask('file.link', { fileId }));
      if (!ack?.ok) return undefined;
      const { url } = ack;
      const message = thread.messages.find((one) => one.msgId === msgId);
      const files = message?.files.map((file) => (file.url === expired ? { ...file, url } : file));
      if (message && files) dispatch({ type: 'changed', message: { ...message, files } });
      return url;
    },
    end: () => act('session.end', {}),
    sendTranscript: (email) => act('transcript.send', { email }),
    typing: typingSign.start,
    visit(page) {
      if (page === visitor.page) return;
      // Without a connection it is sent with the next handshake.
      visitor.page = page;
      if (thread.loaded) void ask('visitor.page', { page });
    },
    speak(language) {
      // Without a connection it is sent with the next handshake.
      visitor.language = language;
      if (thread.loaded) void ask('language.choose', { language });
    },
    markRead: () => {
      const seq = lastSeq(thread);
      if (seq <= thread.readSeq) return;
      dispatch({ type: 'read', seq });
      // Only agents need it. A lost event is replaced by the next.
      if (thread.loaded && thread.session?.agentName) void ask('thread.read', { seq });
    },
    ask,
    onCall(listener) {
      onCall = listener;
    },
    close() {
      clearTimeout(gapTimer);
      clearTimeout(typistTimer);
      lineOptions.signals?.removeEventListener('storage', otherTab);
      delivery.stop();
      connection?.close();
    },
  };
}

/** An agent was requested, the connection is open, and no agent has come yet. */
const waits = ({ connection, loaded, session }: Thread): boolean =>
  connection === 'online' && loaded && session?.status === 'UNASSIGNED';

/** Writes only what changed, item by item, because other tabs store their unsent messages in the same key. */
function remember(memory: VisitorMemory, was: Thread, now: Thread): void {
  if (now.unsent !== was.unsent) {
    const mine = new Set([...was.unsent, ...now.unsent].map(({ msgId }) => msgId));
    memory.change(({ unsent = [] }) => ({
      unsent: [...unsent.filter(({ msgId }) => !mine.has(msgId)), ...now.unsent],
    }));
  }
  const { conversationId, readSeq, session } = now;
  const live = isLive(session);
  if (conversationId !== was.conversationId || readSeq !== was.readSeq || live !== isLive(was.session))
    memory.change(() => ({ conversationId, readSeq, live }));
}
