/** Recognizes messages with nothing but a greeting, thanks and the like. */
import { type KnownPhrases, kindsIn, knownPhrases } from './known-phrases.ts';
import { SMALL_TALK_PHRASES, type SmallTalkPhrase } from './small-talk-phrases.ts';

export type SmallTalk = Exclude<SmallTalkPhrase, 'filler'>;

/** What a message with several of them is answered as: 'ok, thanks, bye' is a goodbye. */
const PRECEDENCE: readonly SmallTalk[] = [
  'identity',
  'goodbye',
  'refusal',
  'thanks',
  'greeting',
  'acknowledgment',
  'agreement',
];
/** Of all languages together, as 'ok danke' and 'hello, merci' mix them. */
const PHRASES: KnownPhrases<SmallTalkPhrase> = knownPhrases(...Object.values(SMALL_TALK_PHRASES));

/** Undefined if there is more in the text, which may be a question. */
export function smallTalkIn(text: string): SmallTalk | undefined {
  const kinds = kindsIn(text, PHRASES);
  return kinds && PRECEDENCE.find((kind) => kinds.has(kind));
}
