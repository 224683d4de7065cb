/** A tab for each further language with its texts; the preview uses the language of the open tab. */
import { Tabs } from '@mantine/core';
import type { LanguageCode } from '@parrot/contract/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../../shared/ui/pill.tsx';
import { useDesignerSession } from '../../../../state/designer-session.ts';
import { useEditing, useShownSettings } from '../editor-context.ts';
import { TextField } from '../fields/text-field.tsx';
import { TEXT_NAMES, type TextName, translationPath } from '../flat-settings.ts';
import { missingTexts } from './missing-texts.ts';
import classes from './translation-tabs.module.css';

/** Multi-line for whole sentences. */
const LINES: Partial<Record<TextName, number>> = { welcomeMsg: 2, timeoutMsg: 2 };

export function TranslationTabs({ languages }: { languages: readonly LanguageCode[] }) {
  const { t } = useTranslation(['designer', 'studio']);
  const { app } = useEditing();
  const shown = useShownSettings();
  const chosen = useDesignerSession(({ preview }) => preview.language);
  const open = languages.find((language) => language === chosen) ?? languages[0] ?? null;
  // Closing the group resets the preview to the bot's own language.
  useEffect(() => () => previewIn(null), []);
  return (
    <section className={classes.texts}>
      <h4 className={classes.title}>{t('translations.title')}</h4>
      <p className={classes.help}>
        {t('translations.help', { language: t(`languages.${app.language}`, { ns: 'studio' }) })}
      </p>
      <Tabs value={open} keepMounted={false} onChange={(next) => previewIn(next as LanguageCode)}>
        <Tabs.List aria-label={t('translations.title')}>
          {languages.map((language) => {
            const missing = missingTexts(shown, language).length;
            return (
              // Also if the tab is already open: the preview follows the click.
              <Tabs.Tab key={language} value={language} onClick={() => previewIn(language)}>
                <span className={classes.tab}>
                  {t(`languages.${language}`, { ns: 'studio' })}{' '}
                  {missing > 0 && <Pill tone="warning">{t('translations.missing', { count: missing })}</Pill>}
                </span>
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {open && (
          <Tabs.Panel value={open} className={classes.fields} onFocus={() => previewIn(open)}>
            <Texts key={open} language={open} />
          </Tabs.Panel>
        )}
      </Tabs>
    </section>
  );
}

function Texts({ language }: { language: LanguageCode }) {
  const { t } = useTranslation('designer');
  const shown = useShownSettings();
  const missing = missingTexts(shown, language);
  return TEXT_NAMES.map((name) => (
    <TextField
      key={name}
      path={translationPath(language, name)}
      placeholder={shown.appearance[name]}
      lines={LINES[name] ?? 1}
      help={missing.includes(name) && <span className={classes.gap}>{t('translations.gap')}</span>}
    />
  ));
}

function previewIn(language: LanguageCode | null): void {
  const { preview } = useDesignerSession.getState();
  if (preview.language !== language) useDesignerSession.setState({ preview: { ...preview, language } });
}
