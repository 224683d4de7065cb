/** Switches the language being edited, and shows the number of missing translations in each. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowActions, useFlowEditor } from '../editor/flow-editor.ts';
import { missingTranslations } from './missing-translations.ts';
import classes from './texts.module.css';

export function LanguageSwitch() {
  const { t } = useTranslation('blocks');
  const flow = useFlowEditor((state) => state.flow);
  const language = useFlowEditor((state) => state.language);
  const languages = useFlowEditor((state) => state.languages);
  const { setLanguage } = useFlowActions();
  const gaps = useMemo(
    () => languages.map((code) => missingTranslations(flow, code).count),
    [flow, languages],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be switched off with the fields of a version that is only looked at.
    <div role="group" aria-label={t('words.switch')} className={classes.languages}>
      {languages.map((code, at) => {
        const count = gaps[at] ?? 0;
        const name = t(`languages.${code}`);
        return (
          <button
            key={code}
            type="button"
            className={classes.language}
            aria-pressed={code === language}
            aria-label={count > 0 ? t('words.languageWithGaps', { language: name, count }) : name}
            onClick={() => setLanguage(code)}
          >
            {code.toUpperCase()}
            {count > 0 && <span className={classes.gaps}>{count}</span>}
          </button>
        );
      })}
    </div>
  );
}
