/** The languages of the bot, and its texts in each further language. */
import { Checkbox } from '@mantine/core';
import type { LanguageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useEditing, useShownSettings } from '../editor-context.ts';
import classes from '../fields/fields.module.css';
import { SettingFrame } from '../fields/setting-frame.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { useSetting } from '../use-setting.ts';
import { TranslationTabs } from './translation-tabs.tsx';

export function LanguagesGroup() {
  const { t } = useTranslation('designer');
  const { languageList } = useShownSettings().behaviour;
  return (
    <>
      <LanguagesField />
      <SwitchField
        path="behaviour.multilingualSelection"
        help={t('help.multilingualSelection')}
        disabled={languageList.length === 0}
      />
      {languageList.length > 0 ? (
        <TranslationTabs languages={languageList} />
      ) : (
        <p className={classes.help}>{t('translations.none')}</p>
      )}
    </>
  );
}

function LanguagesField() {
  const { t } = useTranslation(['designer', 'studio']);
  const { app } = useEditing();
  const { id, value, set, problem, isOwn, reset } = useSetting('behaviour.languageList');
  const { createAppLanguageList } = useShownSettings().behaviour;
  const others = createAppLanguageList.filter((language) => language !== app.language);
  return (
    <SettingFrame path="behaviour.languageList" nameId={id} isOwn={isOwn} onReset={reset}>
      <Checkbox.Group
        aria-labelledby={id}
        value={value}
        error={problem}
        onChange={(next) => set(others.filter((language) => next.includes(language)) as LanguageCode[])}
      >
        <div className={classes.languages}>
          {others.map((language) => (
            <Checkbox
              key={language}
              size="xs"
              value={language}
              label={t(`languages.${language}`, { ns: 'studio' })}
            />
          ))}
        </div>
      </Checkbox.Group>
    </SettingFrame>
  );
}
