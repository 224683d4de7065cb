/** Requests that a visitor can make anywhere in a flow. */
import type { LanguageCode } from '@parrot/contract/core';
import type { FlowTexts } from '@parrot/contract/flows';
import { normalizedPhrase } from './normalised.ts';
import { PERSON_PHRASES, RESTART_PHRASES, STOP_PHRASES, YES_PHRASES } from './phrases.ts';

type GlobalIntent = 'person' | 'restart' | 'stop';
type Given = {
  texts: FlowTexts;
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
  { texts, personOffered, deskEnabled }: Given,
): GlobalIntent | undefined {
  if (text.length > LONGEST) return undefined;
  if (deskEnabled && text.trim() === texts.talkToPerson.trim()) return 'person';
  const phrase = normalizedPhrase(text);
  if (phrase === '') return undefined;
  if (deskEnabled && (PERSON.has(phrase) || phrase === normalizedPhrase(texts.talkToPerson))) return 'person';
  if (deskEnabled && personOffered && YES.has(phrase)) return 'person';
  if (RESTART.has(phrase)) return 'restart';
  return STOP.has(phrase) ? 'stop' : undefined;
}
