/** Requests that a visitor can make anywhere in a flow. */
import type { LanguageCode } from '@parrot/contract/core';
import { normalizedPhrase } from './normalized-phrase.ts';
import { PERSON_PHRASES, RESTART_PHRASES, STOP_PHRASES, YES_PHRASES } from './phrases.ts';

type GlobalIntent = 'person' | 'restart' | 'stop';
type Given = {
  /** The labels of the offer of an agent, in all languages. */
  talkToPerson: readonly string[];
  personOffered: boolean;
  /** Whether agents can be requested. */
  deskEnabled: boolean;
};

const all = (phrases: Record<LanguageCode, readonly string[]>) =>
  new Set(Object.values(phrases).flat().map(normalizedPhrase));
const PERSON = all(PERSON_PHRASES);
const YES = all(YES_PHRASES);
const RESTART = all(RESTART_PHRASES);
const STOP = all(STOP_PHRASES);
/** No phrase is longer. */
const LONGEST = 120;

/** The request that the whole text makes; undefined if it is for the flow. */
export function globalIntent(
  text: string,
  { talkToPerson, personOffered, deskEnabled }: Given,
): GlobalIntent | undefined {
  if (text.length > LONGEST) return undefined;
  if (deskEnabled && talkToPerson.some((label) => label.trim() === text.trim())) return 'person';
  const phrase = normalizedPhrase(text);
  if (phrase === '') return undefined;
  const requestsPerson =
    PERSON.has(phrase) || talkToPerson.some((label) => normalizedPhrase(label) === phrase);
  if (deskEnabled && requestsPerson) return 'person';
  if (deskEnabled && personOffered && YES.has(phrase)) return 'person';
  if (RESTART.has(phrase)) return 'restart';
  return STOP.has(phrase) ? 'stop' : undefined;
}
