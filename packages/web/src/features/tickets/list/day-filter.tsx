/** A range of days as a chip. */
import { TextInput } from '@mantine/core';
import type { DayRange } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { formatCalendarDay } from '../../../shared/format/format-date-time.ts';
import { ChipFrame } from './chip-frame.tsx';

type DayFilterProps = { name: string; range: DayRange; onChange: (range: DayRange) => void };

export function DayFilter({ name, range, onChange }: DayFilterProps) {
  const { t } = useTranslation('tickets');
  const { from, to } = range;
  const isOn = from !== '' || to !== '';
  const shown = (day: string) => (day ? formatCalendarDay(day) : '…');
  return (
    <ChipFrame
      name={name}
      value={isOn ? `${shown(from)} – ${shown(to)}` : ''}
      onRemove={() => onChange({ from: '', to: '' })}
    >
      <TextInput
        type="date"
        label={t('list.from')}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value, to })}
      />
      <TextInput
        type="date"
        label={t('list.to')}
        value={to}
        min={from || undefined}
        onChange={(event) => onChange({ from, to: event.currentTarget.value })}
      />
    </ChipFrame>
  );
}
