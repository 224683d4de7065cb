/** One app in the list: what it is, how it does, who touched it last. The whole card opens it. */
import type { App } from '@parrot/contract/apps';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../../shared/format/format-number.ts';
import { formatWhen } from '../../shared/format/format-when.ts';
import { tintOf } from '../../shared/ui/tint.ts';
import classes from './app-card.module.css';
import { AppStatus } from './app-status.tsx';

/** `to` is absent for whoever may see the app but not work on it. */
export function AppCard({ app, to }: { app: App; to: string | undefined }) {
  const { t } = useTranslation('studio');
  return (
    <article className={classes.card} data-opens={to !== undefined || undefined}>
      <div className={classes.head}>
        <span className={classes.mark} data-tint={tintOf(app.appId)} aria-hidden>
          <IconMessageQuestion size={22} stroke={1.75} />
        </span>
        <div className={classes.name}>
          {to ? (
            <Link className={classes.link} to={to} aria-label={t('apps.open', { name: app.appName })}>
              {app.appName}
            </Link>
          ) : (
            <span className={classes.link}>{app.appName}</span>
          )}
          <span className={classes.type}>
            {app.appType}
            {app.publishedAt && app.hasUnpublishedChanges && (
              <span className={classes.changes}> · {t('apps.unpublishedChanges')}</span>
            )}
          </span>
        </div>
        <AppStatus status={app.status} />
      </div>
      {app.status === 'published' ? (
        <dl className={classes.figures}>
          <Figure value={app.conversationsToday} label={t('apps.conversationsToday')} />
          <Figure value={app.faqCount} label={t('apps.questions')} />
        </dl>
      ) : (
        <div className={classes.next}>
          <p>{t(`status.${app.status}.help`)}</p>
          {app.faqCount > 0 && (
            <p className={classes.so}>{t('apps.questionCount', { count: app.faqCount })}</p>
          )}
        </div>
      )}
      <div className={classes.foot}>
        <span className={classes.edited}>
          {t('apps.editedBy', { name: app.updatedBy, when: formatWhen(app.updatedAt) })}
        </span>
        <span className={classes.language} title={t(`languages.${app.language}`)}>
          {app.language.toUpperCase()}
        </span>
      </div>
    </article>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
