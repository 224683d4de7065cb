import { useTranslation } from 'react-i18next';
import { AccountsFrame } from '../frame/accounts-frame.tsx';
import { StepLink } from '../navigation/step-link.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('accounts');
  return (
    <AccountsFrame
      page={t('notFound.page')}
      title={t('notFound.title')}
      text={t('notFound.text')}
      foot={<StepLink to="/">{t('signIn.back')}</StepLink>}
    />
  );
}
