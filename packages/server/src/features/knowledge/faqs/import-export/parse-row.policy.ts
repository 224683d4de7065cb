/** A table row as an FAQ, or its problems in plain text. */
import { asHashtag, LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import {
  type FaqDraft,
  faqDraft,
  type ImportField,
  type ImportMapping,
  type ImportProblem,
  importField,
} from '@parrot/contract/knowledge';
import type { TableRow } from './collect-rows.ts';

export type ParsedRow = {
  row: number;
  /** Joins rows of several languages; empty if the table has no groups. */
  group: string;
  languageCode: LanguageCode | null;
  questions: string[];
  answer: string;
  topic: string;
  /** Null if the row is invalid. */
  draft: FaqDraft | null;
  problems: ImportProblem[];
};

export function parseRow(
  { row, cells }: TableRow,
  mapping: ImportMapping,
  usualLanguage: LanguageCode,
): ParsedRow {
  const of = (field: ImportField): string[] =>
    mapping.flatMap((mapped, column) => (mapped === field ? [(cells[column] ?? '').trim()] : []));
  const one = (field: ImportField): string => of(field)[0] ?? '';
  const problems: ImportProblem[] = [];
  const languageCode = languageNamed(one('languageCode'), usualLanguage);
  if (!languageCode)
    problems.push({
      row,
      field: 'languageCode',
      message: `“${one('languageCode').slice(0, 20)}” isn’t a supported language. Use one of ${LANGUAGES.join(', ')}.`,
    });
  const questions = of('question')
    .flatMap((cell) => cell.split('\n'))
    .map((question) => question.trim())
    .filter((question) => question !== '');
  const parsed = faqDraft.safeParse({
    domain: one('domain'),
    topic: one('topic'),
    subtopicLevel1: one('subtopicLevel1'),
    subtopicLevel2: one('subtopicLevel2'),
    uniqueTag: one('uniqueTag'),
    question: questions,
    answer: one('answer'),
    task: one('task'),
    tags: hashtagsIn(one('tags')),
    link: one('link'),
    imageLink: one('imageLink'),
    imageType: one('imageType'),
  });
  for (const { path, message } of parsed.success ? [] : parsed.error.issues) {
    const field = importField.safeParse(path[0]).data ?? null;
    if (!problems.some((problem) => problem.field === field))
      problems.push({ row, field, message: problemText(field, message) });
  }
  return {
    row,
    group: one('group'),
    languageCode,
    questions,
    answer: one('answer'),
    topic: one('topic'),
    draft: parsed.success && problems.length === 0 ? parsed.data : null,
    problems,
  };
}

const hashtagsIn = (cell: string): string =>
  [...new Set(cell.split(',').map(asHashtag))].filter((tag) => tag !== '').join(',');

const problemText = (field: ImportField | null, message: string): string => {
  if (message !== 'Required') return message;
  return field === 'question' ? 'The question is missing.' : 'The answer is missing.';
};

const LANGUAGE_NAMES: Record<LanguageCode, readonly string[]> = {
  en: ['english', 'englisch', 'ingles', 'anglais', 'engelska'],
  es: ['spanish', 'espanol', 'spanisch', 'castellano'],
  de: ['german', 'deutsch', 'aleman', 'allemand', 'tyska'],
  fr: ['french', 'francais', 'franzosisch', 'frances', 'franska'],
  sv: ['swedish', 'svenska', 'schwedisch', 'sueco', 'suedois'],
};

/** By code, with or without a region, or by name. */
function languageNamed(text: string, usual: LanguageCode): LanguageCode | null {
  if (text === '') return usual;
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const code = /^([a-z]{2})([-_][a-z]{2})?$/.exec(plain)?.[1];
  return LANGUAGES.find((language) => language === code || LANGUAGE_NAMES[language].includes(plain)) ?? null;
}
