/** The agent's own availability, load, shortcuts and settings, in the header of the application. */
import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeskSession } from '../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../features/desk/session/desk-store.ts';
import { ShortcutTooltip } from '../../features/desk/shortcuts/shortcut-tooltip.tsx';
import { TooltipOnDemand } from '../../shared/floating/tooltip-on-demand.tsx';
import { IconKeyboard } from '../../shared/icons/keyboard.ts';
import { HeaderTools } from '../../shared/ui/header-tools.tsx';
import classes from './desk-bar.module.css';
import { DeskSettingsMenu } from './desk-settings-menu.tsx';
import { StatusSwitch } from './status-switch.tsx';

type DeskBarProps = {
  desk: DeskSession;
  isStatusOpen: boolean;
  onStatus: (isOpen: boolean) => void;
  onKeys: () => void;
};

export function DeskBar({ desk, isStatusOpen, onStatus, onKeys }: DeskBarProps) {
  const { t } = useTranslation('desk');
  const own = useDeskStore(({ ownDesk }) => ownDesk);
  return (
    <HeaderTools>
      {(isInHeader) => (
        <div className={classes.bar} data-in-header={isInHeader || undefined}>
          <StatusSwitch isOpen={isStatusOpen} onOpen={onStatus} />
          {own && (
            <TooltipOnDemand
              label={t('bar.load', { open: own.open, capacity: own.capacity })}
              withinPortal={false}
              floatingStrategy="fixed"
            >
              <span
                className={classes.load}
                role="img"
                aria-label={t('bar.load', { open: own.open, capacity: own.capacity })}
                data-full={own.open >= own.capacity || undefined}
              >
                {t('bar.shortLoad', { open: own.open, capacity: own.capacity })}
              </span>
            </TooltipOnDemand>
          )}
          <ShortcutTooltip of="help">
            <ActionIcon
              className={classes.keys}
              aria-label={t('keys.title')}
              aria-keyshortcuts="?"
              onClick={onKeys}
            >
              <IconKeyboard size={18} stroke={1.75} />
            </ActionIcon>
          </ShortcutTooltip>
          {own && <DeskSettingsMenu desk={desk} settings={own.settings} />}
        </div>
      )}
    </HeaderTools>
  );
}
