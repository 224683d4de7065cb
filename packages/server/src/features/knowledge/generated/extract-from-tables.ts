/** Extracts FAQs from price lists and similar tables: what each item costs, and how long it takes. */
import type { LanguageCode } from '@parrot/contract/core';
import type { Passage } from '@parrot/contract/knowledge';
import { inSlices } from '../../../platform/index.ts';
import { nounPhrase } from './noun-phrase.ts';
import { QUESTION_TEMPLATES } from './question-templates.ts';
import type { ExtractedFaq } from './sections.ts';

type Row = { cells: { column: string; value: string }[]; passage: Passage };
const MAX_ROWS = 200;
const QUESTION_COLUMN = /^(questions?|frage|pregunta|question|fråga|q)$/i;
const ANSWER_COLUMN = /^(answers?|antwort|respuesta|réponse|svar|a)$/i;

export async function extractFromTables(
  passages: readonly Passage[],
  language: LanguageCode,
): Promise<ExtractedFaq[]> {
  const rows: Row[] = [];
  await inSlices(passages, (passage) => {
    if (rows.length < MAX_ROWS) rows.push(...writtenOut(passage), ...inCells(passage));
  });
  return rows.slice(0, MAX_ROWS).flatMap((row) => fromRow(row, language));
}

function fromRow({ cells, passage }: Row, language: LanguageCode): ExtractedFaq[] {
  const { price, duration } = QUESTION_TEMPLATES[language];
  const [first, ...others] = cells;
  if (!first || others.length === 0) return [];
  const origin = { heading: passage.heading, place: passage.place ?? '', passage: passage.text };
  const asked = cells.find(({ column }) => QUESTION_COLUMN.test(column));
  const answerCell = cells.find(({ column }) => ANSWER_COLUMN.test(column));
  if (asked && answerCell)
    return [
      { ...origin, from: 'question', question: [asked.value], answer: answerCell.value, confidence: 0.95 },
    ];
  const name = first.value;
  if (name.length < 2 || name.length > 60 || /^\d+$/.test(name)) return [];
  const answer = `${name}: ${others.map(({ column, value }) => `${column} ${value}`).join(', ')}`;
  const what = nounPhrase(name, language);
  if (!what) return [];
  const asks = [price, duration].flatMap(({ column, ask }) =>
    others.some((cell) => column.test(cell.column) && /\d/.test(cell.value)) ? [ask(what)] : [],
  );
  return asks.map((question) => ({
    ...origin,
    from: 'table',
    question: [question],
    answer,
    confidence: 0.65,
  }));
}

/** A row of a table file, with a line `column: value` per cell. */
function writtenOut(passage: Passage): Row[] {
  if (passage.heading !== '') return [];
  const lines = passage.text.split('\n');
  const cells = lines.flatMap((line) => {
    const [, column = '', value = ''] = /^([^:\n]{1,40}): (.+)$/.exec(line) ?? [];
    return column === '' ? [] : [{ column, value }];
  });
  return cells.length >= 2 && cells.length === lines.length ? [{ cells, passage }] : [];
}

/** A table within a text, whose first line names the columns. */
function inCells(passage: Passage): Row[] {
  const rows: Row[] = [];
  let columns: string[] = [];
  for (const line of passage.text.split('\n')) {
    const values = line.split(' · ').map((cell) => cell.trim());
    if (values.length < 2) columns = [];
    else if (columns.length !== values.length) columns = values;
    else {
      const cells = columns.map((column, at) => ({ column, value: values[at] ?? '' }));
      rows.push({ cells: cells.filter(({ value }) => value !== ''), passage: { ...passage, text: line } });
    }
  }
  return rows;
}
