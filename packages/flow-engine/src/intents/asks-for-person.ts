import type { FlowTexts } from '@parrot/contract/flows';
import { normalised } from './normalised.ts';
import { PERSON_PHRASES, YES_PHRASES } from './phrases.ts';

const all = (phrases: Record<string, readonly string[]>) =>
  new Set(Object.values(phrases).flat().map(normalised));
const PERSON = all(PERSON_PHRASES);
const YES = all(YES_PHRASES);
/** Nothing longer can be one of the phrases, so it need not be looked at. */
const LONGEST = 120;

/** Whether these words, whole, ask for a person: by a known phrase, the label shown, or a yes to the offer just made. */
export function asksForPerson(text: string, texts: FlowTexts, personOffered: boolean): boolean {
  if (text.length > LONGEST) return false;
  if (text.trim() === texts.talkToPerson.trim()) return true;
  const words = normalised(text);
  if (words === '') return false;
  return PERSON.has(words) || words === normalised(texts.talkToPerson) || (personOffered && YES.has(words));
}
