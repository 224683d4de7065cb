/** The holidays of a schedule: a name and a day or a range, once or every year. */
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { Holiday } from '@parrot/contract/hours';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../shared/icons/plus.ts';
import { IconX } from '../../shared/icons/x.ts';
import classes from './hours.module.css';

type HolidayFieldsProps = { holidays: readonly Holiday[]; onChange: (holidays: Holiday[]) => void };

export function HolidayFields({ holidays, onChange }: HolidayFieldsProps) {
  const { t } = useTranslation('hours');
  const put = (at: number, change: Partial<Holiday>) =>
    onChange(holidays.map((each, index) => (index === at ? { ...each, ...change } : each)));
  const add = () => {
    const today = new Date().toISOString().slice(0, 10);
    onChange([...holidays, { name: '', from: today, until: today, yearly: false }]);
  };
  return (
    <>
      {holidays.map((holiday, at) => {
        const number = at + 1;
        const isBackwards = holiday.until < holiday.from;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: holidays have no other identity while they are typed.
          <fieldset key={at} className={classes.holiday} aria-label={t('holidays.one', { number })}>
            <TextInput
              aria-label={t('holidays.name', { number })}
              placeholder={t('holidays.namePlaceholder')}
              maxLength={LIMITS.holidayName.max}
              value={holiday.name}
              onChange={({ currentTarget }) => put(at, { name: currentTarget.value })}
            />
            <ActionIcon
              size="sm"
              aria-label={t('holidays.remove', { number })}
              onClick={() => onChange(holidays.filter((_, index) => index !== at))}
            >
              <IconX size={14} stroke={1.75} aria-hidden />
            </ActionIcon>
            <div className={classes.range}>
              <TextInput
                type="date"
                aria-label={t('holidays.from', { number })}
                value={holiday.from}
                onChange={({ currentTarget: { value } }) =>
                  value && put(at, { from: value, ...(holiday.from === holiday.until && { until: value }) })
                }
              />
              <span aria-hidden>–</span>
              <TextInput
                type="date"
                aria-label={t('holidays.until', { number })}
                value={holiday.until}
                error={isBackwards && t('holidays.backwards')}
                onChange={({ currentTarget: { value } }) => value && put(at, { until: value })}
              />
              <Checkbox
                label={t('holidays.yearly')}
                checked={holiday.yearly}
                onChange={({ currentTarget }) => put(at, { yearly: currentTarget.checked })}
              />
            </div>
          </fieldset>
        );
      })}
      <Button
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={holidays.length >= LIMITS.holidaysPerSchedule}
        onClick={add}
      >
        {t('holidays.add')}
      </Button>
    </>
  );
}
