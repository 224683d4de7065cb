import { useTranslation } from 'react-i18next';
import { LinkButton } from './link-button.tsx';
import { PlainPage } from './plain-page.tsx';

export function NotFound({ inShell = false }) {
  const { t } = useTranslation();
  return (
    <PlainPage
      as={inShell ? 'div' : 'main'}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={<LinkButton href="/">{t('notFound.home')}</LinkButton>}
    />
  );
}
