import type { FlowTexts } from '@parrot/contract/flows';
import type { SendMessage } from './effects.ts';

/** The same words with the offer of a person behind them: one message, so that all suggestions stay in reach. */
export const offerAgent = (sendMessage: SendMessage, texts: FlowTexts): SendMessage => ({
  ...sendMessage,
  text: `${sendMessage.text} ${texts.offerPerson}`,
  suggestions: [...sendMessage.suggestions, texts.talkToPerson],
  offersPerson: true,
});
