/** The cells of one app in the table. */
import { Table } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import type { StartAction } from '../actions/use-app-actions.tsx';
import { AnsweredShare } from './answered-share.tsx';
import { AppIcon } from './app-icon.tsx';
import { AppLanguages } from './app-languages.tsx';
import { AppMenu } from './app-menu.tsx';
import { AppStatus } from './app-status.tsx';
import classes from './app-table.module.css';

type AppRowProps = { app: App; to: string | undefined; onAction: StartAction };

/** Memoized: dozens of rows must not render while scrolling. */
export const AppRow = memo(function AppRow({ app, to, onAction }: AppRowProps) {
  const { t } = useTranslation('apps');
  return (
    <>
      <Table.Td>
        <span className={classes.app}>
          <AppIcon of={{ ...app, id: app.appId }} size="row" />
          <span className={classes.text}>
            {to ? (
              <Link className={classes.link} to={to} aria-label={t('list.open', { name: app.appName })}>
                {app.appName}
              </Link>
            ) : (
              <span className={classes.link}>{app.appName}</span>
            )}
            <span className={classes.type}>
              {app.appType}
              {!app.isMine && ` · ${t('list.madeBy', { name: app.createdBy.userName })}`}
            </span>
          </span>
        </span>
      </Table.Td>
      <Table.Td className={classes.status}>
        {app.archivedAt ? <Pill>{t('list.archived')}</Pill> : <AppStatus status={app.status} />}
        {app.publishedAt && app.hasUnpublishedChanges && (
          <span className={classes.changes}>{t('list.unpublishedChanges')}</span>
        )}
      </Table.Td>
      <Table.Td className={classes.languages}>
        <AppLanguages app={app} />
      </Table.Td>
      <Table.Td className={classes.conversations}>{formatNumber(app.conversationsToday)}</Table.Td>
      <Table.Td className={classes.answered}>
        <AnsweredShare share={app.answeredShare} />
      </Table.Td>
      <Table.Td className={classes.edited}>
        {t('list.editedBy', { name: app.updatedBy, when: formatDateTime(app.updatedAt) })}
      </Table.Td>
      <Table.Td className={classes.actions}>
        <AppMenu app={app} to={to} onAction={onAction} />
      </Table.Td>
    </>
  );
});
