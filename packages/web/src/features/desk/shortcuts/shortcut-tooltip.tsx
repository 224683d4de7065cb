/** Names a button and its keyboard shortcut when one points at it. */
import { Kbd, Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskShortcuts, SHORTCUTS } from './desk-shortcuts.ts';
import classes from './shortcut-tooltip.module.css';

export function ShortcutTooltip({ of, children }: { of: keyof DeskShortcuts; children: ReactElement }) {
  const { t } = useTranslation('desk');
  return (
    <Tooltip
      openDelay={400}
      // Beside its button, as what is outside of the page's landmarks is hard to find for screen readers.
      withinPortal={false}
      floatingStrategy="fixed"
      label={
        <span className={classes.tip}>
          {t(`keys.${of}`)}
          {SHORTCUTS[of].map((key) => (
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
