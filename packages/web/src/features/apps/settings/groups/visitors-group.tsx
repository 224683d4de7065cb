/** What visitors may do besides writing, and whether they must be verified. */
import { useTranslation } from 'react-i18next';
import { useShownSettings } from '../editor-context.ts';
import { SwitchField } from '../fields/switch-field.tsx';
import { RelayTest } from './relay-test.tsx';

export function VisitorsGroup() {
  const { t } = useTranslation('designer');
  const { isVideoCallRequired } = useShownSettings().behaviour;
  return (
    <>
      <SwitchField path="behaviour.isVideoCallRequired" help={t('help.isVideoCallRequired')} />
      {isVideoCallRequired && <RelayTest />}
      <SwitchField path="behaviour.visitorFiles" help={t('help.visitorFiles')} />
      <SwitchField path="behaviour.ratings" help={t('help.ratings')} />
      <SwitchField path="behaviour.transcripts" help={t('help.transcripts')} />
      <SwitchField path="behaviour.authentication" help={t('help.authentication')} />
    </>
  );
}
