/** Keeps one visitor's thread in step with the server: loads, fills gaps, delivers, remembers. */
import type { VisitorAuth } from '@parrot/contract/conversations';
import type { CHANNELS, LanguageCode, MsgId } from '@parrot/contract/core';
import { type Line, type LineOptions, openLine, type Refusal } from '../realtime/line.ts';
import { LOST } from '../realtime/no-answer.ts';
import { RETRY_PACE, type RetryPace } from '../realtime/retry-delay.ts';
import { startDelivery } from './delivery.ts';
import { newMsgId } from './new-msg-id.ts';
import { advance, hasGap, isLive, lastSeq, type News, newThread, type Thread } from './thread.ts';
import { startTypingSign } from './typing-sign.ts';
import type { Ask, PushHandlers } from './visitor-channel.ts';
import type { VisitorMemory } from './visitor-memory.ts';

export type Conversation = {
  thread: () => Thread;
  /** Calls at once with the thread as it stands, then at every change. */
  subscribe: (listener: (thread: Thread) => void) => () => void;
  /** Opens the line; later calls change nothing. */
  connect: () => void;
  write: (value: string) => void;
  retry: (msgId: MsgId) => void;
  discard: (msgId: MsgId) => void;
  askForPerson: () => void;
  typing: () => void;
  /** The visitor has chosen a language. */
  speak: (language: LanguageCode) => void;
  markRead: () => void;
  close: () => void;
};

export type ConversationOptions = {
  origin: string;
  visitor: Omit<VisitorAuth, 'visitorToken'>;
  memory: VisitorMemory;
  /** How long a missing message may still be on its way before it is asked for. */
  gapMs?: number;
  pace?: RetryPace;
} & Pick<LineOptions, 'openSocket' | 'signals' | 'answerMs'>;

const PATH: (typeof CHANNELS)['visitor']['path'] = '/visitor-socket/socket.io';
const TYPIST_MS = 15_000;

export function startConversation({
  origin,
  visitor,
  memory,
  gapMs = 400,
  pace = RETRY_PACE,
  ...lineOptions
}: ConversationOptions): Conversation {
  let thread = newThread(memory.read());
  let line: Line | undefined;
  let gapTimer: ReturnType<typeof setTimeout> | undefined;
  let typistTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<(thread: Thread) => void>();

  const dispatch = (news: News) => {
    const was = thread;
    thread = advance(was, news);
    remember(memory, was, thread);
    for (const listener of listeners) listener(thread);
  };

  const ask = ((name, payload) => line?.emit(name, payload) ?? Promise.resolve(LOST)) as Ask;
  const delivery = startDelivery({ ask, thread: () => thread, dispatch, memory, pace });
  const typingSign = startTypingSign((typing) => {
    // Nobody misses a typing sign that got lost.
    if (thread.loaded) void ask('visitor.typing', { typing });
  });

  const pushes: PushHandlers = {
    'message.added': ({ message }) => {
      dispatch({ type: 'message', message });
      clearTimeout(gapTimer);
      if (hasGap(thread)) gapTimer = setTimeout(() => hasGap(thread) && delivery.sync(), gapMs);
    },
    'session.changed': ({ session }) => dispatch({ type: 'session', session }),
    typing: ({ userType, senderName, typing }) => {
      if (userType !== 'bot' && userType !== 'agent') return;
      clearTimeout(typistTimer);
      if (typing) typistTimer = setTimeout(() => dispatch({ type: 'typing', typist: null }), TYPIST_MS);
      dispatch({ type: 'typing', typist: typing ? { userType, senderName } : null });
    },
  };

  const onRefused = ({ data }: Refusal): boolean => {
    const status = (data as { status?: number } | undefined)?.status ?? 0;
    if (status === 401) {
      // The token is no longer good: come back as a new visitor, with what is still to be sent.
      memory.change(() => ({ visitorToken: undefined }));
      dispatch({ type: 'forgotten' });
      return true;
    }
    const forGood = status >= 400 && status < 429;
    if (forGood) dispatch({ type: 'unavailable' });
    return !forGood;
  };

  const otherTab = (event: Event) => {
    if ((event as StorageEvent).key === memory.key)
      dispatch({ type: 'read', seq: memory.read().readSeq ?? 0 });
  };
  lineOptions.signals?.addEventListener('storage', otherTab);

  return {
    thread: () => thread,
    subscribe(listener) {
      listeners.add(listener);
      listener(thread);
      return () => listeners.delete(listener);
    },
    connect() {
      line ??= openLine({
        ...lineOptions,
        pace,
        url: `${origin.replace(/^http/, 'ws')}${PATH}/?EIO=4&transport=websocket`,
        auth: (): VisitorAuth => ({ ...visitor, visitorToken: memory.read().visitorToken }),
        onRefused,
        onPush: (name, payload) => pushes[name as keyof PushHandlers]?.(payload as never),
        onStatus: (status) => {
          dispatch({ type: 'line', status });
          if (status === 'online') delivery.sync();
        },
      });
    },
    write(value) {
      typingSign.stop();
      dispatch({ type: 'written', unsent: { msgId: newMsgId(), value, time: new Date().toISOString() } });
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
    typing: typingSign.start,
    speak(language) {
      // Without a line it is told at the next handshake.
      visitor.language = language;
      if (thread.loaded) void ask('language.choose', { language });
    },
    markRead: () => {
      if (lastSeq(thread) > thread.readSeq) dispatch({ type: 'read', seq: lastSeq(thread) });
    },
    close() {
      clearTimeout(gapTimer);
      clearTimeout(typistTimer);
      lineOptions.signals?.removeEventListener('storage', otherTab);
      delivery.stop();
      line?.close();
    },
  };
}

/** Writes only what changed, item by item, as other tabs keep their own unsent messages in the same place. */
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
