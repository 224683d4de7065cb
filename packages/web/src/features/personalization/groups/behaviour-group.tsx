/** When people step in, how long the bot waits, and which languages it speaks. */
import { Checkbox } from '@mantine/core';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useEditing, useShownSettings } from '../editor-context.ts';
import classes from '../fields/fields.module.css';
import { NumberField } from '../fields/number-field.tsx';
import { SettingFrame } from '../fields/setting-frame.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { useSetting } from '../use-setting.ts';

export function BehaviourGroup() {
  const { t } = useTranslation('designer');
  const { agentEscalation, languageList } = useShownSettings().behaviour;
  return (
    <>
      <SwitchField path="behaviour.agentEscalation" help={t('help.agentEscalation')} />
      <SwitchField path="appearance.isHumanFirst" help={t('help.isHumanFirst')} disabled={!agentEscalation} />
      <NumberField path="appearance.botEscalationCount" />
      <TextField path="appearance.agentTitle" help={t('help.agentTitle')} />
      <NumberField path="behaviour.quietMinutes" suffix={t('fields.minutes')} />
      <LanguagesField />
      <SwitchField
        path="behaviour.multilingualSelection"
        help={t('help.multilingualSelection')}
        disabled={languageList.length === 0}
      />
    </>
  );
}

function LanguagesField() {
  const { t } = useTranslation(['designer', 'studio']);
  const { app } = useEditing();
  const { id, value, set, problem, isOwn, reset } = useSetting('behaviour.languageList');
  const others = LANGUAGES.filter((language) => language !== app.language);
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
