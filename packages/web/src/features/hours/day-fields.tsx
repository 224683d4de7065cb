/** The hours of one weekday: closed, or one or more periods, and a button that copies them to other days. */
import { ActionIcon, Menu, TextInput } from '@mantine/core';
import type { Opening, Weekday } from '@parrot/contract/hours';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCopy } from '../../shared/icons/copy.ts';
import { IconPlus } from '../../shared/icons/plus.ts';
import { IconX } from '../../shared/icons/x.ts';
import classes from './hours.module.css';
import { doOverlap, nextOpening, OPENINGS_A_DAY } from './openings.ts';
import { weekdayName } from './weekday-name.ts';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
export type CopyTarget = 'workdays' | 'all';

type DayFieldsProps = {
  day: Weekday;
  openings: readonly Opening[];
  onChange: (openings: Opening[]) => void;
  onCopy: (to: CopyTarget) => void;
};

export function DayFields({ day, openings, onChange, onCopy }: DayFieldsProps) {
  const { t } = useTranslation('hours');
  const name = weekdayName(day);
  const adding = useRef<HTMLButtonElement>(null);
  const put = (at: number, change: Partial<Opening>) =>
    onChange(openings.map((each, index) => (index === at ? { ...each, ...change } : each)));
  const remove = (at: number) => {
    adding.current?.focus();
    onChange(openings.filter((_, index) => index !== at));
  };
  return (
    <fieldset className={classes.day}>
      <legend className={classes.dayName}>{name}</legend>
      <div className={classes.openings}>
        {openings.length === 0 && <span className={classes.quiet}>{t('week.closed')}</span>}
        {openings.map((opening, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two openings may be the same while they are typed.
          <div key={at} className={classes.opening}>
            <TextInput
              type="time"
              aria-label={t('week.from', { day: name, number: at + 1 })}
              value={opening.from}
              onChange={({ currentTarget: { value } }) => value && put(at, { from: value })}
            />
            <span aria-hidden>–</span>
            {/* A day ends at 24:00, which a time input can't show; it displays 00:00. */}
            <TextInput
              type="time"
              aria-label={t('week.until', { day: name, number: at + 1 })}
              value={opening.until === '24:00' ? '00:00' : opening.until}
              onChange={({ currentTarget: { value } }) =>
                value && put(at, { until: value === '00:00' ? '24:00' : value })
              }
            />
            <ActionIcon
              size="sm"
              aria-label={t('week.remove', { day: name, number: at + 1 })}
              onClick={() => remove(at)}
            >
              <IconX {...ICON} />
            </ActionIcon>
            {opening.until < opening.from && <span className={classes.quiet}>{t('week.nextDay')}</span>}
          </div>
        ))}
        {doOverlap(openings) && <p className={classes.problem}>{t('week.overlap')}</p>}
      </div>
      <div className={classes.dayActions}>
        <ActionIcon
          ref={adding}
          size="sm"
          aria-label={t('week.add', { day: name })}
          aria-disabled={openings.length >= OPENINGS_A_DAY}
          onClick={() => openings.length < OPENINGS_A_DAY && onChange([...openings, nextOpening(openings)])}
        >
          <IconPlus {...ICON} />
        </ActionIcon>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon size="sm" aria-label={t('week.copy', { day: name })}>
              <IconCopy {...ICON} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onCopy('workdays')}>{t('week.toWorkdays')}</Menu.Item>
            <Menu.Item onClick={() => onCopy('all')}>{t('week.toAll')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </fieldset>
  );
}
