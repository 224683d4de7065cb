/** What a visitor may want wherever a flow stands. */
import type { LanguageCode } from '@parrot/contract/core';
import type { FlowTexts } from '@parrot/contract/flows';
import { normalised } from './normalised.ts';
import { PERSON_PHRASES, RESTART_PHRASES, STOP_PHRASES, YES_PHRASES } from './phrases.ts';

type GlobalIntent = 'person' | 'restart' | 'stop';
type Given = {
  texts: FlowTexts;
  personOffered: boolean;
  /** Whether people may be asked for at all. */
  people: boolean;
};

const all = (phrases: Record<LanguageCode, readonly string[]>) =>
  new Set(Object.values(phrases).flat().map(normalised));
const PERSON = all(PERSON_PHRASES);
const YES = all(YES_PHRASES);
const RESTART = all(RESTART_PHRASES);
const STOP = all(STOP_PHRASES);
/** Nothing longer can be one of the phrases, so it need not be looked at. */
const LONGEST = 120;

/** What these words, whole, ask for; undefined where they are for the flow itself. */
export function asksFor(text: string, { texts, personOffered, people }: Given): GlobalIntent | undefined {
  if (text.length > LONGEST) return undefined;
  if (people && text.trim() === texts.talkToPerson.trim()) return 'person';
  const words = normalised(text);
  if (words === '') return undefined;
  if (people && (PERSON.has(words) || words === normalised(texts.talkToPerson))) return 'person';
  if (people && personOffered && YES.has(words)) return 'person';
  if (RESTART.has(words)) return 'restart';
  return STOP.has(words) ? 'stop' : undefined;
}
