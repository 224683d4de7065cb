/** On installations that store mail instead of sending it: a link to the outbox. */
import { useTranslation } from 'react-i18next';
import { Notice } from '../frame/notice.tsx';
import { useSignInOptions } from '../http/sign-in-options.ts';
import { StepLink } from '../navigation/step-link.tsx';

export function OutboxNotice() {
  const { t } = useTranslation('accounts');
  const { keepsMail } = useSignInOptions();
  if (!keepsMail) return null;
  return (
    <Notice tone="info" title={t('outbox.link')}>
      <StepLink to="/outbox">{t('outbox.toOutbox')}</StepLink>
    </Notice>
  );
}
