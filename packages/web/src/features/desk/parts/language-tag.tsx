/** The visitor's language as two letters, with its full name as a tooltip. */
import { baseLanguage } from '@parrot/contract/core';
import { cachedFormat } from '../../../shared/format/cached-format.ts';
import classes from './language-tag.module.css';

export function LanguageTag({ language }: { language: string }) {
  const code = baseLanguage(language);
  if (!/^[a-z]{2,3}$/.test(code)) return null;
  const name = languageName(code);
  return (
    <abbr className={classes.tag} title={name}>
      {code.toUpperCase()}
    </abbr>
  );
}

const names = cachedFormat((language) => new Intl.DisplayNames([language], { type: 'language' }));
export const languageName = (code: string): string => names().of(code) ?? code;
