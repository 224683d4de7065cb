/** The outbox needs the whole width, so it has its own frame. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ParrotMark } from '../../../shared/brand/parrot-mark.tsx';
import classes from './outbox-frame.module.css';

export function OutboxFrame({ action, children }: { action: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['accounts', 'shell']);
  return (
    <div className={classes.frame}>
      <title>{t('shell:pageTitle', { page: t('outbox.page') })}</title>
      <header className={classes.header}>
        <a href="/" className={classes.brand} aria-label={t('home')}>
          <ParrotMark size={28} />
        </a>
        <div className={classes.heading}>
          <h1 className={classes.title}>{t('outbox.title')}</h1>
          <p className={classes.text}>{t('outbox.text')}</p>
        </div>
        {action}
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
