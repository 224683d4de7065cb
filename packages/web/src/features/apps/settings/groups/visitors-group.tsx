/** What visitors may do besides writing, and whether they must be verified. */
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../fields/switch-field.tsx';

export function VisitorsGroup() {
  const { t } = useTranslation('designer');
  return (
    <>
      <SwitchField path="behaviour.visitorFiles" help={t('help.visitorFiles')} />
      <SwitchField path="behaviour.ratings" help={t('help.ratings')} />
      <SwitchField path="behaviour.transcripts" help={t('help.transcripts')} />
      <SwitchField path="behaviour.authentication" help={t('help.authentication')} />
    </>
  );
}
