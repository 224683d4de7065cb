import { Select } from '@mantine/core';
import { type Opening, WEEKDAYS, type Weekday } from '@parrot/contract/flows';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LAZY_SELECT } from '../fields/lazy-select.ts';
import type { EditorProps } from '../use-edit-block.ts';
import { ClosedDays } from './closed-days.tsx';
import { DayHours } from './day-hours.tsx';
import classes from './hours.module.css';

export function BusinessHoursEditor({ block, edit }: EditorProps<'business-hours'>) {
  const { t } = useTranslation('blocks');
  const { timeZone, days } = block;
  const zones = useMemo(
    () =>
      [...new Set([timeZone, ...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort().map((zone) => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
      })),
    [timeZone],
  );
  const open = (day: Weekday, openings: Opening[]) =>
    edit(`days ${day}`, { days: { ...days, [day]: openings } });
  return (
    <>
      <Select
        label={t('hours.timeZone')}
        data={zones}
        value={timeZone}
        searchable
        comboboxProps={LAZY_SELECT}
        allowDeselect={false}
        limit={100}
        nothingFoundMessage={t('hours.noZone')}
        onChange={(zone) => zone && edit('timeZone', { timeZone: zone })}
      />
      <div className={classes.week}>
        {WEEKDAYS.map((day) => (
          <DayHours
            key={day}
            day={day}
            openings={days[day] ?? []}
            onChange={(openings) => open(day, openings)}
          />
        ))}
      </div>
      <ClosedDays days={block.closedOn} onChange={(closedOn) => edit('closedOn', { closedOn })} />
    </>
  );
}
