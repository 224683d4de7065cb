import { Select } from '@mantine/core';
import { type Opening, WEEKDAYS, type Weekday } from '@parrot/contract/flows';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LAZY_SELECT } from '../fields/lazy-select.ts';
import type { EditorProps } from '../use-edit-block.ts';
import { ClosedDays } from './closed-days.tsx';
import { DayHours } from './day-hours.tsx';
import classes from './hours.module.css';

const SOURCES = ['app', 'own'] as const;

export function BusinessHoursEditor({ block, edit }: EditorProps<'business-hours'>) {
  const { t } = useTranslation('blocks');
  const { source = 'own' } = block;
  return (
    <>
      <Select
        label={t('hours.source')}
        description={source === 'app' && t('hours.appHelp')}
        data={SOURCES.map((value) => ({ value, label: t(`hours.sources.${value}`) }))}
        value={source}
        comboboxProps={LAZY_SELECT}
        allowDeselect={false}
        onChange={(chosen) => edit('source', { source: chosen === 'app' ? 'app' : 'own' })}
      />
      {source === 'own' && <OwnHours block={block} edit={edit} />}
    </>
  );
}

function OwnHours({ block, edit }: Pick<EditorProps<'business-hours'>, 'block' | 'edit'>) {
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
