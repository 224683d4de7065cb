/** A number within the contract's limits. */
import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { type PathOf, ruleOf } from '../flat-settings.ts';
import { useSetting } from '../use-setting.ts';
import classes from './fields.module.css';
import { SettingFrame } from './setting-frame.tsx';

export function NumberField({ path, suffix }: { path: PathOf<number>; suffix?: string }) {
  const { t } = useTranslation('designer');
  const { id, value, set, problem, isOwn, reset } = useSetting(path);
  const { minValue, maxValue } = ruleOf(path) as z.ZodNumber;
  const bounds = { min: minValue ?? 0, max: maxValue ?? Number.MAX_SAFE_INTEGER };
  return (
    <SettingFrame path={path} htmlFor={id} isOwn={isOwn} onReset={reset} inline>
      <NumberInput
        id={id}
        className={classes.number}
        value={value}
        {...bounds}
        allowDecimal={false}
        suffix={suffix}
        error={problem && t('fields.between', bounds)}
        onChange={(next) => {
          if (typeof next === 'number') set(next);
        }}
      />
    </SettingFrame>
  );
}
