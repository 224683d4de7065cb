/** The page after a rendering error. It uses nothing that might have failed. */
import { useTranslation } from 'react-i18next';
import { page } from '../shared/browser/page-location.ts';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { PlainPage } from '../shared/ui/plain-page.tsx';

export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t('apology.title')}
      action={
        <LinkButton onClick={() => page.leaveTo(window.location.origin)}>{t('apology.home')}</LinkButton>
      }
    />
  );
}
