/** When agents step in, and how long the bot waits. */
import { ASSIGNMENT_RULES } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { useShownSettings } from '../editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import classes from '../fields/fields.module.css';
import { NumberField } from '../fields/number-field.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';

export function BehaviorGroup() {
  const { t } = useTranslation('designer');
  const { agentEscalation, assignment } = useShownSettings().behaviour;
  return (
    <>
      <SwitchField path="behaviour.agentEscalation" help={t('help.agentEscalation')} />
      <SwitchField path="appearance.isHumanFirst" help={t('help.isHumanFirst')} disabled={!agentEscalation} />
      <NumberField path="appearance.botEscalationCount" />
      <TextField path="appearance.agentTitle" help={t('help.agentTitle')} />
      <NumberField path="behaviour.quietMinutes" suffix={t('fields.minutes')} />
      <ChoiceField path="behaviour.assignment" choices={ASSIGNMENT_RULES} />
      <p className={classes.help}>{t(`help.assignment.${assignment}`)}</p>
      <SwitchField path="behaviour.smartSuggestions" help={t('help.smartSuggestions')} />
    </>
  );
}
