/** Dates that are closed regardless of the weekly hours. */
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../../../shared/format/format-date-time.ts';
import { IconX } from '../../../../shared/icons/x.ts';
import classes from './hours.module.css';

const MOST = 100;

export function ClosedDays({
  days,
  onChange,
}: {
  days: readonly string[];
  onChange: (days: string[]) => void;
}) {
  const { t } = useTranslation('blocks');
  const [typed, setTyped] = useState('');
  const add = () => {
    if (!typed || days.length >= MOST) return;
    onChange([...new Set([...days, typed])].sort());
    setTyped('');
  };
  return (
    <section aria-label={t('hours.closedOn')} className={classes.closedDays}>
      <div className={classes.addDay}>
        <TextInput
          type="date"
          label={t('hours.closedOn')}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button variant="default" disabled={!typed || days.length >= MOST} onClick={add}>
          {t('hours.addDay')}
        </Button>
      </div>
      {days.length > 0 && (
        <ul className={classes.dates}>
          {days.map((day) => (
            <li key={day} className={classes.date}>
              {formatCalendarDay(day)}
              <ActionIcon
                size="xs"
                aria-label={t('hours.removeDay', { day: formatCalendarDay(day) })}
                onClick={() => onChange(days.filter((each) => each !== day))}
              >
                <IconX size={14} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
