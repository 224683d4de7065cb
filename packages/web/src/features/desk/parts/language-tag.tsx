/** The visitor's language as two letters, with its full name as a tooltip. */
import { baseLanguage } from '@parrot/contract/core';
import { formatLanguageName } from '../../../shared/format/format-names.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import classes from './language-tag.module.css';

export function LanguageTag({ language }: { language: string }) {
  useLanguage();
  const code = baseLanguage(language);
  if (!/^[a-z]{2,3}$/.test(code)) return null;
  return (
    <abbr className={classes.tag} title={formatLanguageName(code)}>
      {code.toUpperCase()}
    </abbr>
  );
}
