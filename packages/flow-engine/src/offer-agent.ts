import type { FlowTexts } from '@parrot/contract/flows';
import type { Say } from './effects.ts';

/** The same words with the offer of a person behind them: one message, so that all suggestions stay in reach. */
export const offeringPerson = (say: Say, texts: FlowTexts): Say => ({
  ...say,
  text: `${say.text} ${texts.offerPerson}`,
  suggestions: [...say.suggestions, texts.talkToPerson],
  offersPerson: true,
});
