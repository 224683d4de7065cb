import type { FlowTexts } from '@parrot/contract/flows';
import type { SendMessage } from './effects.ts';

/** The same words with the offer of a person behind them: one message, so that all suggestions stay in reach. */
export const offeringPerson = (say: SendMessage, texts: FlowTexts): SendMessage => ({
  ...say,
  text: `${say.text} ${texts.offerPerson}`,
  suggestions: [...say.suggestions, texts.talkToPerson],
  offersPerson: true,
});
