/** The languages of the bot, and the state of this FAQ in each. */
import { Tabs, VisuallyHidden } from '@mantine/core';
import type { LanguageCode } from '@parrot/contract/core';
import type { Faq, FaqState } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import type { FaqEditor } from './use-faq-editor.ts';

type LanguageTabsProps = { editor: FaqEditor; faqs: readonly Faq[] };

/** Hidden if there is only one language. */
export function LanguageTabs({ editor, faqs }: LanguageTabsProps) {
  const { t } = useTranslation(['faq', 'studio']);
  const { languages } = editor;
  if (languages.length < 2) return null;
  const stateIn = (code: LanguageCode): FaqState | 'missing' | 'unsaved' | 'invalid' => {
    if (editor.isInvalid(code)) return 'invalid';
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
