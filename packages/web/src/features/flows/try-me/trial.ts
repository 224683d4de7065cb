/**
 * One conversation with the draft. The session is stored here and sent with each turn; the server stores
 * nothing.
 */
import { type AppId, type LanguageCode, LIMITS, type ReplyOf } from '@parrot/contract/core';
import { type BlockId, processConversation, type TryInput } from '@parrot/contract/flows';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';
import { texts } from '../../../shared/i18n/i18n.ts';

export type TrialReply = ReplyOf<typeof processConversation>;
export type TrialTurn = { id: number; input: TryInput; reply: TrialReply; tookMs: number };
export type TrialState = {
  turns: TrialTurn[];
  /** The visitor's language; undefined: the bot's own. */
  language: LanguageCode | undefined;
  /** The input that the bot is answering. */
  pendingInput: TryInput | null;
  /** Written while the bot was answering; sent one by one afterward. */
  queuedTexts: string[];
  failure: { input: TryInput; message: string } | null;
};

export type Trial = StoreApi<TrialState> & {
  /** Starts over, and cancels a pending request. */
  restart: () => void;
  /** Queues the message if the bot is still answering. */
  send: (text: string) => void;
  jump: (blockId: BlockId) => void;
  endHandOver: (how: 'closed' | 'tooLong') => void;
  retry: () => void;
  /** Changing the language restarts the conversation. */
  setLanguage: (language: LanguageCode | undefined) => void;
  stop: () => void;
};

/** The server times out first and reports why; this is for a lost connection. */
const TIMEOUT_MS = LIMITS.processConversationMs + 2_000;

/**
 * `saveFirst` saves pending changes, as the server runs the stored flow. Resolves to whether everything is
 * saved.
 */
export function createTrial(appId: AppId, saveFirst: () => Promise<boolean>): Trial {
  const store = createStore<TrialState>()(() => ({
    turns: [],
    language: undefined,
    pendingInput: null,
    queuedTexts: [],
    failure: null,
  }));
  const { getState: now, setState: set } = store;
  let inFlight: AbortController | undefined;

  const send = async (input: TryInput): Promise<void> => {
    inFlight?.abort();
    const request = new AbortController();
    inFlight = request;
    set({ pendingInput: input, failure: null });
    const outcome = await answerTo(input, request);
    // The conversation was restarted in the meantime; the reply is outdated.
    if (inFlight !== request) return;
    inFlight = undefined;
    if ('failure' in outcome)
      return set({ pendingInput: null, failure: { input, message: outcome.failure } });
    set(({ turns }) => ({ pendingInput: null, turns: [...turns, { id: turns.length, input, ...outcome }] }));
    if (outcome.reply.outcome !== 'handedOver') sendQueued();
  };

  const sendQueued = (): void => {
    const [text, ...queuedTexts] = now().queuedTexts;
    if (text === undefined) return;
    set({ queuedTexts });
    void send({ type: 'message', text });
  };

  const answerTo = async (
    input: TryInput,
    request: AbortController,
  ): Promise<Pick<TrialTurn, 'reply' | 'tookMs'> | { failure: string }> => {
    const t = texts.getFixedT(null, 'try');
    if (!(await saveFirst())) return { failure: t('me.notSaved') };
    const { turns, language } = now();
    const session = input.type === 'start' ? null : (turns.at(-1)?.reply.session ?? null);
    const began = performance.now();
    const timer = setTimeout(() => request.abort(), TIMEOUT_MS);
    try {
      const reply = await call(processConversation, {
        body: { appId, session, input, timeZone: ownTimeZone(), ...(language && { language }) },
        signal: request.signal,
      });
      return { reply, tookMs: Math.round(performance.now() - began) };
    } catch (error) {
      const seconds = LIMITS.processConversationMs / 1_000;
      return { failure: request.signal.aborted ? t('me.tooLong', { seconds }) : messageOf(error) };
    } finally {
      clearTimeout(timer);
    }
  };

  const unlessBusy = (input: TryInput): void => {
    if (now().pendingInput === null) void send(input);
  };
  const restart = (): void => {
    set({ turns: [], queuedTexts: [] });
    void send({ type: 'start' });
  };
  return {
    ...store,
    restart,
    send: (text) => {
      const cut = text.slice(0, LIMITS.messageLength);
      if (now().pendingInput) set(({ queuedTexts }) => ({ queuedTexts: [...queuedTexts, cut] }));
      else void send({ type: 'message', text: cut });
    },
    jump: (blockId) => unlessBusy({ type: 'jump', blockId }),
    endHandOver: (how) => unlessBusy({ type: 'handOverEnds', how }),
    retry: () => {
      const { failure } = now();
      if (failure) unlessBusy(failure.input);
    },
    setLanguage: (language) => {
      const { turns, pendingInput } = now();
      set({ language });
      if (turns.length > 0 || pendingInput) restart();
    },
    stop: () => {
      inFlight?.abort();
      inFlight = undefined;
      set({ pendingInput: null, queuedTexts: [] });
    },
  };
}

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
