import type { FlowTexts } from '@parrot/contract/flows';
import type { SendMessage } from './effects.ts';

/** The same message with an offer of an agent appended, so that all suggestions stay available. */
export const offerAgent = (sendMessage: SendMessage, texts: FlowTexts): SendMessage => ({
  ...sendMessage,
  text: `${sendMessage.text} ${texts.offerPerson}`,
  suggestions: [...sendMessage.suggestions, texts.talkToPerson],
  offersPerson: true,
});
