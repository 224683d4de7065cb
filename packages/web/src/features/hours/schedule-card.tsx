/** One schedule: its state, its week in short, its holidays and who uses it. */
import { ActionIcon, Button } from '@mantine/core';
import { type Schedule, WEEKDAYS } from '@parrot/contract/hours';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../shared/format/format-list.ts';
import { IconTrash } from '../../shared/icons/trash.ts';
import classes from './hours.module.css';
import { OpenState } from './open-state.tsx';
import { weekdayName } from './weekday-name.ts';

type ScheduleCardProps = {
  schedule: Schedule;
  usedBy: string[];
  onEdit: () => void;
  onDelete: () => void;
};

export function ScheduleCard({ schedule, usedBy, onEdit, onDelete }: ScheduleCardProps) {
  const { t } = useTranslation('hours');
  const { name, timeZone, days, holidays } = schedule;
  return (
    <section className={classes.card} aria-label={name}>
      <div className={classes.cardHead}>
        <h2 className={classes.cardTitle}>{name}</h2>
        <OpenState hours={schedule} />
        <span className={classes.cardActions}>
          <Button variant="default" aria-label={t('card.editOne', { name })} onClick={onEdit}>
            {t('card.edit')}
          </Button>
          <ActionIcon aria-label={t('card.delete', { name })} onClick={onDelete}>
            <IconTrash size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </span>
      </div>
      <dl className={classes.weekShort}>
        {WEEKDAYS.map((day) => (
          <div key={day}>
            <dt>{weekdayName(day)}</dt>
            <dd>
              {days[day].length === 0
                ? t('week.closed')
                : days[day].map(({ from, until }) => `${from}–${until}`).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>
        {timeZone.replaceAll('_', ' ')} · {t('card.holidays', { count: holidays.length })} ·{' '}
        {usedBy.length > 0 ? t('card.usedBy', { names: formatList(usedBy) }) : t('card.unused')}
      </p>
    </section>
  );
}
