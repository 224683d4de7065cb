/** The problems of changes, by the contract's rules and the server's reply. */
import type { FieldErrors } from '@parrot/contract/core';
import { translated } from '../../../shared/i18n/translated.ts';
import { type Changes, keepIf, pathsOf, ruleOf, type SettingPath, translationAt } from './flat-settings.ts';

export type Problems = Partial<Record<SettingPath, string>>;

/** The contract's message. */
export const problemsOf = (changes: Changes): Problems =>
  Object.fromEntries(
    pathsOf(changes).flatMap((path) => {
      const problem = ruleOf(path).safeParse(changes[path]).error?.issues[0]?.message;
      return problem ? [[path, translated(problem)]] : [];
    }),
  );

/** The problems of the sent fields. The server names the entry of a list; here the list is one field. */
export function problemsIn(fields: FieldErrors, sent: Changes): Problems {
  const named = Object.entries(fields).map(([name, problem]) => [
    name
      .split('.')
      .slice(0, translationAt(name) ? 3 : 2)
      .join('.'),
    translated(problem),
  ]);
  return keepIf(Object.fromEntries(named) as Problems, (path) => path in sent);
}
