/**
 * Splits documents into passages of a paragraph or two, with whole sentences and their heading. A list, a
 * procedure or a table stays in one passage, with the line that introduces it.
 */
import { sentencesOf } from '@parrot/answer-engine/sentences';
import { ITEM_LINE } from '@parrot/answer-engine/units';
import type { Passage } from '@parrot/contract/knowledge';
import type { Document, Section } from './document.ts';
import { isUnit, joinUnits, MAX_UNIT_LENGTH, splitUnit } from './structured-units.policy.ts';

const MIN_PASSAGE_LENGTH = 400;
export const MAX_PASSAGE_LENGTH = 900;
const MAX_HEADING_LENGTH = 200;
const MAX_INDENT = 12;
/**
 * Unpaired surrogates, control and formatting characters other than line ends, and replacement characters.
 */
const REMOVED_CHARACTERS =
  /(?!\n)[\p{Cs}\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffd]/gu;

export function splitPassages({ sections, whole }: Document): Passage[] {
  const split = whole ? rowsOf : passagesOf;
  return sections.flatMap(({ heading, place: fragment, paragraphs }) => {
    const clean = paragraphs.map(collapseSpace).filter((text) => text !== '');
    const found = split({
      heading: shortened(collapseSpace(heading).replaceAll('\n', ' ')),
      paragraphs: clean,
    });
    return fragment ? found.map((passage) => ({ ...passage, place: fragment })) : found;
  });
}

/** Joins paragraphs up to a useful length, and splits long ones between sentences. */
function passagesOf({ heading, paragraphs }: Section): Passage[] {
  const texts: string[] = [];
  let current = '';
  for (const paragraph of joinUnits(paragraphs)) {
    for (const piece of isUnit(paragraph) ? splitUnit(paragraph).flatMap(cutLines) : pieces(paragraph)) {
      const joined = current === '' ? piece : `${current}\n${piece}`;
      const isFull = current.length >= MIN_PASSAGE_LENGTH && piece.length >= MIN_PASSAGE_LENGTH;
      if (current !== '' && (joined.length > MAX_PASSAGE_LENGTH || isFull)) {
        texts.push(current);
        current = piece;
      } else current = joined;
    }
  }
  if (current !== '') texts.push(current);
  const [beforeLast, last] = texts.slice(-2);
  // A short rest stays with the text before it.
  if (
    beforeLast &&
    last &&
    last.length < MIN_PASSAGE_LENGTH &&
    beforeLast.length + last.length < MAX_PASSAGE_LENGTH
  )
    texts.splice(-2, 2, `${beforeLast}\n${last}`);
  return texts.map((text) => ({ heading, text }));
}

/** Each row is a passage; a long one becomes several. */
const rowsOf = ({ heading, paragraphs }: Section): Passage[] =>
  paragraphs.flatMap((row) => pieces(row).map((text) => ({ heading, text })));

function pieces(paragraph: string): string[] {
  if (paragraph.length <= MAX_PASSAGE_LENGTH) return [paragraph];
  const found: string[] = [];
  let current = '';
  for (const sentence of sentencesOf(paragraph).flatMap(cutAtSpaces)) {
    const joined = current === '' ? sentence : `${current} ${sentence}`;
    if (joined.length <= MAX_PASSAGE_LENGTH) current = joined;
    else {
      found.push(current);
      current = sentence;
    }
  }
  return [...found, current];
}

/** A unit is longer than other passages, but none of its lines is. */
const cutLines = (unit: string): string[] =>
  unit.split('\n').some((line) => line.length > MAX_UNIT_LENGTH) ? pieces(unit) : [unit];

/** No sentence is that long, but some texts have none. */
function cutAtSpaces(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_PASSAGE_LENGTH) {
    const space = rest.lastIndexOf(' ', MAX_PASSAGE_LENGTH);
    const end = space > MAX_PASSAGE_LENGTH / 2 ? space : wholeCharacters(rest, MAX_PASSAGE_LENGTH);
    parts.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** Not between the halves of a surrogate pair. */
const wholeCharacters = (text: string, end: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;

/**
 * Collapses white space and removes what the database cannot store. Items of a list, and the lines that belong
 * to them, stay indented.
 */
function collapseSpace(text: string): string {
  const lines: string[] = [];
  let isInList = false;
  for (const line of text
    .replace(/[\t\r\f\v]/g, ' ')
    .replace(REMOVED_CHARACTERS, '')
    .normalize('NFC')
    .split('\n')) {
    const plain = line.replace(/[^\S\n]+/g, ' ').trim();
    if (plain === '') continue;
    const indent = line.length - line.trimStart().length;
    isInList = ITEM_LINE.test(line) || (isInList && indent >= 2);
    lines.push(`${' '.repeat(isInList ? Math.min(indent, MAX_INDENT) : 0)}${plain}`);
  }
  return lines.join('\n');
}

const shortened = (heading: string): string =>
  heading.length <= MAX_HEADING_LENGTH
    ? heading
    : `${heading.slice(0, heading.lastIndexOf(' ', MAX_HEADING_LENGTH) || MAX_HEADING_LENGTH)}…`;
