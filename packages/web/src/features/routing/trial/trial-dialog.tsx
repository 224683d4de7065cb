/** What rules would have done with the conversations of yesterday: by agent, and one by one. */
import { Modal, Skeleton } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { RoutingRuleDraft, RoutingTrialRow } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay, formatTime } from '../../../shared/format/format-date-time.ts';
import { formatDuration } from '../../../shared/format/format-duration.ts';
import { formatLanguageName } from '../../../shared/format/format-names.ts';
import { IconInbox } from '../../../shared/icons/inbox.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { useTrial } from '../use-routing.ts';
import type { KnownNames } from '../use-rule-summary.ts';
import classes from './trial.module.css';

type TrialDialogProps = { rules: readonly RoutingRuleDraft[]; known: KnownNames; onClose: () => void };

export function TrialDialog({ rules, known, onClose }: TrialDialogProps) {
  const { t } = useTranslation('routing');
  const opened = useDialog();
  const { data, error, refetch } = useTrial(rules);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={960}
      title={t('trial.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <p className={classes.help}>{t('trial.help')}</p>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} role="status" aria-label={t('trial.running')} />}
      {data?.rows.length === 0 && (
        <EmptyState
          icon={<IconInbox size={24} stroke={1.75} />}
          title={t('trial.none')}
          text={t('trial.noneText')}
        />
      )}
      {data && data.rows.length > 0 && (
        <div className={classes.result}>
          <p className={classes.help}>
            {t('trial.day', { day: formatCalendarDay(data.day) })}
            {data.isCut && ` · ${t('trial.cut', { count: LIMITS.routingTrial })}`}
          </p>
          <section aria-label={t('trial.agents')}>
            <h3 className={classes.title}>{t('trial.agents')}</h3>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th>{t('trial.agent')}</th>
                  <th className={classes.number}>{t('trial.before')}</th>
                  <th className={classes.number}>{t('trial.after')}</th>
                </tr>
              </thead>
              <tbody>
                {data.agents.map(({ userId, name, did, would }) => (
                  <tr key={userId}>
                    <td>{name}</td>
                    <td className={classes.number}>{did}</td>
                    <td className={classes.number}>{would}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <section aria-label={t('trial.conversations')}>
            <h3 className={classes.title}>{t('trial.conversations')}</h3>
            <div className={classes.rows}>
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th>{t('trial.visitor')}</th>
                    <th>{t('trial.rule')}</th>
                    <th>{t('trial.would')}</th>
                    <th>{t('trial.did')}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.rows.map((row) => (
                    <TrialRow key={row.userSessionId} row={row} rules={rules} known={known} />
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        </div>
      )}
    </Modal>
  );
}

type TrialRowProps = { row: RoutingTrialRow; rules: readonly RoutingRuleDraft[]; known: KnownNames };

function TrialRow({ row, rules, known }: TrialRowProps) {
  const { t } = useTranslation('routing');
  const { visitorName, appName, language, requestedAt, rule, groupId, would, waitSeconds, did } = row;
  const group = known.groups.find((each) => each.groupId === groupId)?.groupName;
  return (
    <tr>
      <td>
        <span className={classes.main}>{visitorName}</span>
        <span className={classes.detail}>
          {[formatTime(requestedAt), appName, formatLanguageName(language)].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td>
        <span className={classes.main}>{rule === null ? t('trial.noRule') : rules[rule]?.name}</span>
        {group && <span className={classes.detail}>{group}</span>}
      </td>
      <td>
        <span className={classes.main} data-none={!would || undefined}>
          {would?.name ?? t('trial.nobody')}
        </span>
        {waitSeconds > 0 && (
          <span className={classes.detail}>
            {t('trial.waited', { duration: formatDuration(waitSeconds) })}
          </span>
        )}
      </td>
      <td>
        <span className={classes.main} data-none={!did || undefined}>
          {did ? did.name : '–'}
        </span>
        {would && did?.userId === would.userId && <span className={classes.detail}>{t('trial.same')}</span>}
      </td>
    </tr>
  );
}
