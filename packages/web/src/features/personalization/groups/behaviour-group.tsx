/** When people step in, and how long the bot waits. */
import { useTranslation } from 'react-i18next';
import { useShownSettings } from '../editor-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';

export function BehaviourGroup() {
  const { t } = useTranslation('designer');
  const { agentEscalation } = useShownSettings().behaviour;
  return (
    <>
      <SwitchField path="behaviour.agentEscalation" help={t('help.agentEscalation')} />
      <SwitchField path="appearance.isHumanFirst" help={t('help.isHumanFirst')} disabled={!agentEscalation} />
      <NumberField path="appearance.botEscalationCount" />
      <TextField path="appearance.agentTitle" help={t('help.agentTitle')} />
      <NumberField path="behaviour.quietMinutes" suffix={t('fields.minutes')} />
    </>
  );
}
