/** A boolean setting. */
import { Switch } from '@mantine/core';
import type { PathOf } from '../flat-settings.ts';
import { useSetting } from '../use-setting.ts';
import classes from './fields.module.css';
import { SettingFrame } from './setting-frame.tsx';

type SwitchFieldProps = { path: PathOf<boolean>; help?: string; disabled?: boolean };

export function SwitchField({ path, help, disabled = false }: SwitchFieldProps) {
  const { id, value, set, problem, isOwn, reset } = useSetting(path);
  return (
    <div>
      <SettingFrame path={path} htmlFor={id} isOwn={isOwn} onReset={reset} inline>
        <Switch
          id={id}
          checked={value}
          disabled={disabled}
          error={problem}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
      </SettingFrame>
      {help && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
    </div>
  );
}
