/** An app as a card: description, figures and last edit. The whole card is a link. */
import type { App } from '@parrot/contract/apps';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import type { StartAction } from '../actions/use-app-actions.tsx';
import { AnsweredShare } from './answered-share.tsx';
import classes from './app-card.module.css';
import { AppIcon } from './app-icon.tsx';
import { AppLanguages } from './app-languages.tsx';
import { AppMenu } from './app-menu.tsx';
import { AppStatus } from './app-status.tsx';

/** `to` is absent if the app can't be opened. */
type AppCardProps = { app: App; to: string | undefined; onAction: StartAction };

/** Memoized: dozens of cards must not render while scrolling. */
export const AppCard = memo(function AppCard({ app, to, onAction }: AppCardProps) {
  const { t } = useTranslation(['apps', 'studio']);
  const edited = { name: app.updatedBy, when: formatDateTime(app.updatedAt) };
  return (
    <article className={classes.card} data-opens={to !== undefined || undefined}>
      <div className={classes.head}>
        <AppIcon of={{ ...app, id: app.appId }} />
        <div className={classes.name}>
          {to ? (
            <Link className={classes.link} to={to} aria-label={t('list.open', { name: app.appName })}>
              {app.appName}
            </Link>
          ) : (
            <span className={classes.link}>{app.appName}</span>
          )}
          <TypeLine app={app} />
        </div>
        {app.archivedAt ? <Pill>{t('list.archived')}</Pill> : <AppStatus status={app.status} />}
        <AppMenu app={app} to={to} onAction={onAction} />
      </div>
      {app.status === 'published' ? (
        <dl className={classes.figures}>
          <div className={classes.figure}>
            <dt>{t('list.conversationsToday')}</dt>
            <dd>{formatNumber(app.conversationsToday)}</dd>
          </div>
          <div className={classes.figure}>
            <dt>{t('list.answeredByBot')}</dt>
            <dd>
              <AnsweredShare share={app.answeredShare} />
            </dd>
          </div>
        </dl>
      ) : (
        <div className={classes.next}>
          <p className={classes.help}>
            {app.archivedAt ? app.description : t(`status.${app.status}.help`, { ns: 'studio' })}
          </p>
          {app.faqCount > 0 && (
            <p className={classes.so}>{t('list.questionCount', { count: app.faqCount })}</p>
          )}
        </div>
      )}
      <div className={classes.foot}>
        <span className={classes.edited}>
          {app.archivedAt
            ? t('list.archivedWhen', { when: formatDateTime(app.archivedAt) })
            : t('list.editedBy', edited)}
        </span>
        <AppLanguages app={app} />
      </div>
    </article>
  );
});

function TypeLine({ app }: { app: App }) {
  const { t } = useTranslation('apps');
  return (
    <span className={classes.type}>
      {app.appType}
      {!app.isMine && ` · ${t('list.madeBy', { name: app.createdBy.userName })}`}
      {app.publishedAt && app.hasUnpublishedChanges && (
        <span className={classes.changes}> · {t('list.unpublishedChanges')}</span>
      )}
    </span>
  );
}
