/** What becomes of an agent's whisper to the bot. */
import type { BotWhisper } from '@parrot/contract/conversations';

type Canceled = NonNullable<BotWhisper['canceled']>;

/** The bot may still answer with it. */
export const isOpenWhisper = (whisper: BotWhisper | null): whisper is BotWhisper =>
  whisper?.state === 'pending' || whisper?.state === 'answering';

export const usedWhisper = (whisper: BotWhisper): BotWhisper => ({
  ...whisper,
  state: 'used',
  canceled: null,
});

export const canceledWhisper = (whisper: BotWhisper, canceled: Canceled): BotWhisper => ({
  ...whisper,
  state: 'canceled',
  canceled,
});

/** By the name of the transition; others end the session. */
const BECAUSE: Record<string, Canceled['because']> = {
  taken: 'taken',
  agentRequested: 'handedOver',
  leftEmail: 'handedOver',
};

/** The bot no longer has the conversation. */
export const whisperAfter = (
  whisper: BotWhisper | null,
  transition: string,
  newOwner = '',
): BotWhisper | null =>
  isOpenWhisper(whisper)
    ? canceledWhisper(whisper, { because: BECAUSE[transition] ?? 'over', byName: newOwner })
    : whisper;
