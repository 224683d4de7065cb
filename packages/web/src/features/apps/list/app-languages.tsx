/** The languages of an app, its own first. */
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import classes from './app-languages.module.css';

/** As many as fit next to the last editor. */
const SHOWN = 3;

export function AppLanguages({ app }: { app: Pick<App, 'language' | 'languageList'> }) {
  const { t } = useTranslation(['apps', 'studio']);
  const all = [...new Set([app.language, ...app.languageList])];
  const rest = all.slice(SHOWN);
  const nameOf = (language: App['language']) => t(`languages.${language}`, { ns: 'studio' });
  return (
    <span className={classes.languages}>
      {all.slice(0, SHOWN).map((language) => (
        <abbr key={language} className={classes.language} title={nameOf(language)}>
          {language.toUpperCase()}
        </abbr>
      ))}
      {rest.length > 0 && (
        <abbr className={classes.language} title={rest.map(nameOf).join(', ')}>
          {t('list.moreLanguages', { count: rest.length })}
        </abbr>
      )}
    </span>
  );
}
