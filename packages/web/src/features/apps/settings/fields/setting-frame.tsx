/** The frame of a setting: label, aside and the reset button. */
import { ActionIcon, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconRestore } from '../../../../shared/icons/restore.ts';
import type { SettingPath } from '../flat-settings.ts';
import { useSettingName } from '../use-setting-name.ts';
import classes from './fields.module.css';

type SettingFrameProps = {
  path: SettingPath;
  /** The id of the field; a group of options has none and is labeled by `nameId`. */
  htmlFor?: string;
  nameId?: string;
  isOwn: boolean;
  onReset: () => void;
  aside?: ReactNode;
  /** The field is next to its label instead of below it. */
  inline?: boolean;
  children: ReactNode;
};

export function SettingFrame(props: SettingFrameProps) {
  const { path, htmlFor, nameId, isOwn, onReset, aside, inline, children } = props;
  const { t } = useTranslation('designer');
  const name = useSettingName()(path);
  return (
    <div className={classes.frame} data-inline={inline || undefined}>
      <div className={classes.head}>
        {htmlFor ? (
          <label className={classes.name} htmlFor={htmlFor}>
            {name}
          </label>
        ) : (
          <span className={classes.name} id={nameId}>
            {name}
          </span>
        )}
        {isOwn && <ResetButton label={t('reset.field', { name })} onReset={onReset} returnTo={htmlFor} />}
        {aside && <span className={classes.aside}>{aside}</span>}
      </div>
      {children}
    </div>
  );
}

type ResetButtonProps = { label: string; onReset: () => void; returnTo?: string | undefined };

/** Disappears when used, so it first moves the focus to the field. */
export function ResetButton({ label, onReset, returnTo }: ResetButtonProps) {
  const reset = () => {
    if (returnTo) document.getElementById(returnTo)?.focus();
    onReset();
  };
  return (
    <Tooltip label={label}>
      <ActionIcon size="xs" aria-label={label} onClick={reset} className={classes.reset}>
        <IconRestore size={14} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
