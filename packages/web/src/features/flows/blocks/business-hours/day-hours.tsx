/** The opening hours of one weekday: closed, or one or more periods. */
import { ActionIcon, TextInput } from '@mantine/core';
import type { Opening, Weekday } from '@parrot/contract/flows';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../../../shared/icons/plus.ts';
import { IconX } from '../../../../shared/icons/x.ts';
import classes from './hours.module.css';
import { nextOpening, OPENINGS_A_DAY, problemOf } from './openings.ts';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

type DayHoursProps = { day: Weekday; openings: readonly Opening[]; onChange: (openings: Opening[]) => void };

export function DayHours({ day, openings, onChange }: DayHoursProps) {
  const { t } = useTranslation('blocks');
  const name = t(`days.long.${day}`);
  const adding = useRef<HTMLButtonElement>(null);
  const put = (at: number, opening: Opening) =>
    onChange(openings.map((each, index) => (index === at ? opening : each)));
  const remove = (at: number) => {
    adding.current?.focus();
    onChange(openings.filter((_, index) => index !== at));
  };
  const problem = problemOf(openings);
  return (
    <fieldset className={classes.day}>
      <legend className={classes.dayName}>{name}</legend>
      <div className={classes.openings}>
        {openings.length === 0 && <span className={classes.closed}>{t('hours.closed')}</span>}
        {openings.map((opening, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two openings may be the same while they are typed.
          <div key={at} className={classes.opening}>
            <TextInput
              type="time"
              aria-label={t('hours.from', { day: name, number: at + 1 })}
              value={opening.from}
              onChange={({ currentTarget: { value } }) => value && put(at, { ...opening, from: value })}
            />
            <span aria-hidden>–</span>
            {/* A day ends at 24:00, which a time input can't show; it displays 00:00. */}
            <TextInput
              type="time"
              aria-label={t('hours.until', { day: name, number: at + 1 })}
              value={opening.until === '24:00' ? '00:00' : opening.until}
              onChange={({ currentTarget: { value } }) =>
                value && put(at, { ...opening, until: value === '00:00' ? '24:00' : value })
              }
            />
            <ActionIcon
              size="xs"
              aria-label={t('hours.remove', { day: name, number: at + 1 })}
              onClick={() => remove(at)}
            >
              <IconX {...ICON} />
            </ActionIcon>
          </div>
        ))}
        {problem && <p className={classes.problem}>{t(`hours.problems.${problem}`)}</p>}
      </div>
      <ActionIcon
        ref={adding}
        size="xs"
        aria-label={t('hours.add', { day: name })}
        aria-disabled={openings.length >= OPENINGS_A_DAY}
        onClick={() => openings.length < OPENINGS_A_DAY && onChange([...openings, nextOpening(openings)])}
      >
        <IconPlus {...ICON} />
      </ActionIcon>
    </fieldset>
  );
}
