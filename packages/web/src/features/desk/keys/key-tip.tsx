/** Names a button and its keyboard shortcut when one points at it. */
import { Kbd, Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskKeys, KEYS } from './desk-keys.ts';
import classes from './key-tip.module.css';

export function KeyTip({ of, children }: { of: keyof DeskKeys; children: ReactElement }) {
  const { t } = useTranslation('desk');
  return (
    <Tooltip
      openDelay={400}
      label={
        <span className={classes.tip}>
          {t(`keys.${of}`)}
          {KEYS[of].map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
        </span>
      }
    >
      {children}
    </Tooltip>
  );
}
