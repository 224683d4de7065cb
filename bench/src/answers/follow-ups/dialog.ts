/**
 * Two turns of a visitor. One per line: `> bot | first question | second question | what its answer contains`.
 * `>` continues the first question, `.` is independent of it, and `-` stands for no answer.
 */
import type { LanguageCode } from '@parrot/contract/core';
import { GERMAN } from './dialogs.de.ts';
import { ENGLISH } from './dialogs.en.ts';
import { SPANISH } from './dialogs.es.ts';
import { FRENCH } from './dialogs.fr.ts';
import { SWEDISH } from './dialogs.sv.ts';

export type Dialog = {
  language: LanguageCode;
  bot: string;
  first: string;
  second: string;
  /** Null where the bot does not know. */
  expected: string | null;
  continues: boolean;
  /** The rules were fitted on this half, and the figures are those of the other. */
  isForFitting: boolean;
};

const TEXTS: readonly [LanguageCode, string][] = [
  ['en', ENGLISH],
  ['de', GERMAN],
  ['es', SPANISH],
  ['fr', FRENCH],
  ['sv', SWEDISH],
];

/** Every second one of a language is for fitting, and of the next language the others. */
export const DIALOGS: readonly Dialog[] = TEXTS.flatMap(([language, text], offset) =>
  text
    .trim()
    .split('\n')
    .map((line, at) => ({ ...parsed(line, language), isForFitting: (at + offset) % 2 === 0 })),
);

function parsed(line: string, language: LanguageCode): Omit<Dialog, 'isForFitting'> {
  const [bot = '', first, second, expected] = line
    .slice(1)
    .split('|')
    .map((part) => part.trim());
  if (!first || !second || !expected || !/^[>.]/.test(line)) throw new Error(`This is no dialog: ${line}`);
  return {
    language,
    bot,
    first,
    second,
    expected: expected === '-' ? null : expected,
    continues: line.startsWith('>'),
  };
}
