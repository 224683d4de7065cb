/** The choice of a language on pages outside the application; each by its own name. */
import type { LanguageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { IconSelector } from '../icons/selector.ts';
import { IconWorld } from '../icons/world.ts';
import { chooseLanguage } from './chosen-language.ts';
import { shippedLanguages } from './i18n.ts';
import { LANGUAGE_NAMES } from './language.ts';
import classes from './language-select.module.css';
import { useLanguage } from './use-language.ts';

const ICON = { stroke: 1.75, 'aria-hidden': true } as const;

export function LanguageSelect() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={classes.language}>
      <IconWorld size={16} className={classes.icon} {...ICON} />
      <select
        className={classes.select}
        aria-label={t('language')}
        value={language}
        onChange={({ target }) => chooseLanguage(target.value as LanguageCode)}
      >
        {shippedLanguages.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
      <IconSelector size={14} className={classes.arrow} {...ICON} />
    </div>
  );
}
