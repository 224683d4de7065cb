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
  asked: TryInput | null;
  failure: { input: TryInput; message: string } | null;
};

export type Trial = StoreApi<TrialState> & {
  /** From the start, whatever is under way. */
  restart: () => void;
  say: (text: string) => void;
  jump: (blockId: BlockId) => void;
  endHandOver: (how: 'closed' | 'tooLong') => void;
  retry: () => void;
  /** A visitor does not change their language halfway: the conversation begins anew. */
  speak: (language: LanguageCode | undefined) => void;
  stop: () => void;
};

/** The server gives up first and says why; this is for a line that has gone quiet. */
const GIVE_UP_MS = LIMITS.processConversationMs + 2_000;

/** `saveFirst` sends what is not saved yet, as the server runs what it has. Answers whether nothing is left over. */
export function createTrial(appId: AppId, saveFirst: () => Promise<boolean>): Trial {
  const store = createStore<TrialState>()(() => ({
    turns: [],
    language: undefined,
    asked: null,
    failure: null,
  }));
  const { getState: now, setState: set } = store;
  let underWay: AbortController | undefined;

  const send = async (input: TryInput): Promise<void> => {
    underWay?.abort();
    const line = new AbortController();
    underWay = line;
    set({ asked: input, failure: null });
    const outcome = await answerTo(input, line);
    // Whoever began anew meanwhile does not want the old answer.
    if (underWay !== line) return;
    underWay = undefined;
    if ('failure' in outcome) return set({ asked: null, failure: { input, message: outcome.failure } });
    set(({ turns }) => ({ asked: null, turns: [...turns, { id: turns.length, input, ...outcome }] }));
  };

  const answerTo = async (
    input: TryInput,
    line: AbortController,
  ): Promise<Pick<TrialTurn, 'reply' | 'tookMs'> | { failure: string }> => {
    const t = texts.getFixedT(null, 'try');
    if (!(await saveFirst())) return { failure: t('me.notSaved') };
    const { turns, language } = now();
    const session = input.type === 'start' ? null : (turns.at(-1)?.reply.session ?? null);
    const began = performance.now();
    const timer = setTimeout(() => line.abort(), GIVE_UP_MS);
    try {
      const reply = await call(processConversation, {
        body: { appId, session, input, timeZone: ownTimeZone(), ...(language && { language }) },
        signal: line.signal,
      });
      return { reply, tookMs: Math.round(performance.now() - began) };
    } catch (error) {
      const seconds = LIMITS.processConversationMs / 1_000;
      return { failure: line.signal.aborted ? t('me.tooLong', { seconds }) : messageOf(error) };
    } finally {
      clearTimeout(timer);
    }
  };

  const unlessBusy = (input: TryInput): void => {
    if (now().asked === null) void send(input);
  };
  const restart = (): void => {
    set({ turns: [] });
    void send({ type: 'start' });
  };
  return {
    ...store,
    restart,
    say: (text) => unlessBusy({ type: 'message', text: text.slice(0, LIMITS.messageLength) }),
    jump: (blockId) => unlessBusy({ type: 'jump', blockId }),
    endHandOver: (how) => unlessBusy({ type: 'handOverEnds', how }),
    retry: () => {
      const { failure } = now();
      if (failure) unlessBusy(failure.input);
    },
    speak: (language) => {
      const { turns, asked } = now();
      set({ language });
      if (turns.length > 0 || asked) restart();
    },
    stop: () => {
      underWay?.abort();
      underWay = undefined;
      set({ asked: null });
    },
  };
}

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
