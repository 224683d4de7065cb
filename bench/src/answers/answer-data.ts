/** Public data sets to measure answers on. They are read from next to the checkout and never stored in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KnownFaq, KnownPassage } from '@parrot/answer-engine';
import { type LanguageCode, newId } from '@parrot/contract/core';
import { parse } from 'csv-parse/sync';
import { NotAvailable } from '../not-available.ts';

const DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));

export type Question = { text: string; category: string };

/** BANKING77: questions of bank customers with 77 intents. */
export function readBanking(): { train: Question[]; test: Question[] } {
  const read = (half: string) =>
    parse(readData(`banking77-${half}.csv`), { from: 2 }).map(([text = '', category = '']) => ({
      text,
      category,
    }));
  return { train: read('train'), test: read('test') };
}

/**
 * This many questions per intent as an FAQ. The choice depends on the sample and is the same on every
 * machine.
 */
export function faqsFrom(train: readonly Question[], count: number, draw: number): Map<string, KnownFaq> {
  const byCategory = new Map<string, string[]>();
  for (const { text, category } of shuffled(train, draw)) {
    const texts = byCategory.get(category) ?? [];
    byCategory.set(category, texts);
    if (texts.length < count) texts.push(text);
  }
  const faqOf = (answer: string, questions: string[]): KnownFaq => ({
    faqId: newId('faq'),
    languageCode: 'en',
    questions,
    answer,
    link: '',
  });
  return new Map([...byCategory].map(([category, texts]) => [category, faqOf(category, texts)]));
}

export type Reading = { passages: KnownPassage[]; questions: { text: string; index: number }[] };

/** XQuAD: 240 encyclopedia paragraphs and 1,190 questions about them, in each language. */
export function readXquad(language: LanguageCode): Reading {
  type File = { data: { paragraphs: { context: string; qas: { question: string }[] }[] }[] };
  const { data } = JSON.parse(readData(`xquad.${language}.json`)) as File;
  const reading: Reading = { passages: [], questions: [] };
  for (const { context, qas } of data.flatMap(({ paragraphs }) => paragraphs)) {
    const index = reading.passages.length;
    for (const { question } of qas) reading.questions.push({ text: question, index });
    reading.passages.push({ sourceId: newId('src'), title: 'XQuAD', url: '', heading: '', text: context });
  }
  return reading;
}

function readData(name: string): string {
  const file = join(DATA, name);
  if (!existsSync(file)) throw new NotAvailable(`the data set is not here (${file})`);
  return readFileSync(file, 'utf8');
}

/** A shuffle that is the same for the same sample on every machine. */
export function shuffled<T>(items: readonly T[], draw: number): T[] {
  const mixed = [...items];
  let state = draw * 0x9e3779b9;
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
