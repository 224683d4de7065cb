/** Recognizes requests for an agent in ordinary words; a longer text may be a question about people. */
import type { LanguageCode } from '@parrot/contract/core';
import { type KnownPhrases, kindsIn, knownPhrases, type PhraseLists } from './known-phrases.ts';
import { PERSON_REQUEST_PHRASES, type PersonRequestPhrase } from './person-request-phrases.ts';
import { SMALL_TALK_PHRASES, type SmallTalkPhrase } from './small-talk-phrases.ts';

/** 'Can I talk to someone?' requests; 'Customer service' only names agents, which can also be an answer. */
type PersonRequest = 'requested' | 'named';

/** A refusal is more than courtesy: 'no quiero un agente'. */
const COURTESY: readonly SmallTalkPhrase[] = ['greeting', 'thanks', 'acknowledgment', 'agreement'];
const courtesyIn = (language: LanguageCode): PhraseLists<PersonRequestPhrase> => ({
  courtesy: COURTESY.map((kind) => SMALL_TALK_PHRASES[language][kind]).join(' / '),
});
/** Separate, so that a text is in one language. */
const BY_LANGUAGE: readonly KnownPhrases<PersonRequestPhrase>[] = (
  Object.entries(PERSON_REQUEST_PHRASES) as [LanguageCode, PhraseLists<PersonRequestPhrase>][]
).map(([language, phrases]) => knownPhrases(phrases, courtesyIn(language)));

export function personRequestIn(text: string): PersonRequest | undefined {
  const found = new Set(BY_LANGUAGE.map((phrases) => requestIn(kindsIn(text, phrases))));
  return found.has('requested') ? 'requested' : found.has('named') ? 'named' : undefined;
}

function requestIn(kinds: Set<PersonRequestPhrase> | undefined): PersonRequest | undefined {
  if (!kinds) return undefined;
  if (kinds.has('asks')) return kinds.has('agents') || kinds.has('anyone') ? 'requested' : undefined;
  const namesOnly = !kinds.has('anyone') && !kinds.has('begins') && !kinds.has('courtesy');
  return kinds.has('agents') && namesOnly ? 'named' : undefined;
}
