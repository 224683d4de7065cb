/** The languages of the bot, and the state of this FAQ in each. */
import { Tabs, VisuallyHidden } from '@mantine/core';
import type { LanguageCode } from '@parrot/contract/core';
import type { Faq, FaqState } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './editor.module.css';
import type { FaqEditor } from './use-faq-editor.ts';

type LanguageTabsProps = { of: FaqsOf; editor: FaqEditor; faqs: readonly Faq[] };

/** Hidden if there is only one language. */
export function LanguageTabs({ of, editor, faqs }: LanguageTabsProps) {
  const { t } = useTranslation(['faq', 'studio']);
  const known = faqs.map(({ languageCode }) => languageCode);
  const languages = [...new Set([editor.original, ...of.languages, ...known])];
  if (languages.length < 2) return null;
  const stateIn = (code: LanguageCode): FaqState | 'missing' | 'unsaved' => {
    if (editor.isTouched(code)) return 'unsaved';
    return faqs.find(({ languageCode }) => languageCode === code)?.state ?? 'missing';
  };
  return (
    <Tabs
      value={editor.language}
      onChange={(code) => code && editor.setLanguage(code as LanguageCode)}
      className={classes.tabs}
    >
      <Tabs.List aria-label={t('editor.languages')}>
        {languages.map((code) => (
          <Tabs.Tab key={code} value={code}>
            {t(`languages.${code}`, { ns: 'studio' })}
            <span className={classes.dot} data-state={stateIn(code)} title={t(`states.${stateIn(code)}`)}>
              <VisuallyHidden>{t(`states.${stateIn(code)}`)}</VisuallyHidden>
            </span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
