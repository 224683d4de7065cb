/** Why this conversation was assigned to this agent, with the figures behind the choice. */
import { Popover, UnstyledButton } from '@mantine/core';
import type { Assignment } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { waitedFor } from '../queues/waiting-time.ts';
import classes from './owner-bar.module.css';

export function AssignmentReason({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation('desk-conversation');
  const { how, at, waitedSeconds, openBefore, capacity, candidates } = assignment;
  const isChosen = how === 'round_robin' || how === 'least_busy';
  return (
    <Popover position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.why}>{t('why.open')}</UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('why.open')}>
        <div className={classes.reasons}>
          <p>
            <b>{t(`why.how.${how}`)}</b>
          </p>
          <p>{t('why.when', { time: formatTime(at), waited: waitedFor(waitedSeconds * 1_000) })}</p>
          {isChosen && <p>{t('why.among', { count: candidates })}</p>}
          {capacity > 0 && <p>{t('why.load', { open: openBefore, capacity })}</p>}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
