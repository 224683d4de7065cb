/** A tooltip with a button's name and keyboard shortcut. */
import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TooltipOnDemand, type TooltipTarget } from '../../../shared/floating/tooltip-on-demand.tsx';
import { BUTTON_KEYS } from './button-keys.ts';
import classes from './shortcut-tooltip.module.css';

export function ShortcutTooltip({ of, children }: { of: keyof typeof BUTTON_KEYS; children: TooltipTarget }) {
  const { t } = useTranslation('desk');
  return (
    <TooltipOnDemand
      openDelay={400}
      // Rendered next to its button: screen readers hardly find content outside the landmarks.
      withinPortal={false}
      floatingStrategy="fixed"
      label={
        <span className={classes.tip}>
          {t(`keys.${of}`)}
          {BUTTON_KEYS[of].map((key) => (
            <Kbd key={key} size="xs">
              {key}
            </Kbd>
          ))}
        </span>
      }
    >
      {children}
    </TooltipOnDemand>
  );
}
