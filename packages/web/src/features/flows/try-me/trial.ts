/** One conversation with the draft. Where it stands is kept here and travels with each turn; the server stores nothing. */
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
  /** The visitor's; undefined: the bot's own. */
  language: LanguageCode | undefined;
  /** What the bot is answering right now. */
  pendingInput: TryInput | null;
  failure: { input: TryInput; message: string } | null;
};

export type Trial = StoreApi<TrialState> & {
  /** From the start, whatever is under way. */
  restart: () => void;
  send: (text: string) => void;
  jump: (blockId: BlockId) => void;
  endHandOver: (how: 'closed' | 'tooLong') => void;
  retry: () => void;
  /** A visitor does not change their language halfway: the conversation begins anew. */
  setLanguage: (language: LanguageCode | undefined) => void;
  stop: () => void;
};

/** The server gives up first and says why; this is for a line that has gone quiet. */
const TIMEOUT_MS = LIMITS.processConversationMs + 2_000;

/** `saveFirst` sends what is not saved yet, as the server runs what it has. Answers whether nothing is left over. */
export function createTrial(appId: AppId, saveFirst: () => Promise<boolean>): Trial {
  const store = createStore<TrialState>()(() => ({
    turns: [],
    language: undefined,
    pendingInput: null,
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
    // Whoever began anew meanwhile does not want the old answer.
    if (inFlight !== request) return;
    inFlight = undefined;
    if ('failure' in outcome)
      return set({ pendingInput: null, failure: { input, message: outcome.failure } });
    set(({ turns }) => ({ pendingInput: null, turns: [...turns, { id: turns.length, input, ...outcome }] }));
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
    set({ turns: [] });
    void send({ type: 'start' });
  };
  return {
    ...store,
    restart,
    send: (text) => unlessBusy({ type: 'message', text: text.slice(0, LIMITS.messageLength) }),
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
      set({ pendingInput: null });
    },
  };
}

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
