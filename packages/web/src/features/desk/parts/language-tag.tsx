/** What the visitor speaks, in two letters; the whole name for whoever points at it. */
import { texts } from '../../../shared/i18n/i18n.ts';
import classes from './language-tag.module.css';

export function LanguageTag({ language }: { language: string }) {
  const [code = ''] = language.split('-');
  if (!/^[a-z]{2,3}$/i.test(code)) return null;
  const name = languageName(code);
  return (
    <abbr className={classes.tag} title={name}>
      {code.toUpperCase()}
    </abbr>
  );
}

export const languageName = (code: string): string =>
  new Intl.DisplayNames([texts.language], { type: 'language' }).of(code) ?? code;
