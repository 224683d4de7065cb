import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './notification-link.module.css';

/** The words of a notification and the way to what they are about. */
export function NotificationLink({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children}{' '}
      <Link to={to} className={classes.link}>
        {t('open')}
      </Link>
    </>
  );
}
