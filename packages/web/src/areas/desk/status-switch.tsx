/** Available or away, from the desk itself. An agent who is away gets no new conversations. */
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortcutTooltip } from '../../features/desk/shortcuts/shortcut-tooltip.tsx';
import { AbsenceText } from '../../features/team/availability/absence-text.tsx';
import {
  hasEnded,
  useAbsence,
  useSetAvailability,
} from '../../features/team/availability/use-availability.ts';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { useNow } from '../../shared/clock/use-now.ts';
import { MenuOnDemand } from '../../shared/floating/menu-on-demand.tsx';
import { IconCheck } from '../../shared/icons/check.ts';
import { IconChevronDown } from '../../shared/icons/chevron-down.ts';
import { toast } from '../../shared/toast/toast.ts';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import classes from './desk-bar.module.css';

const TICK_MS = 15_000;

const AwayDialog = lazyPart('away', async () => (await import('./away-dialog.tsx')).AwayDialog);

type StatusSwitchProps = { isOpen: boolean; onOpen: (isOpen: boolean) => void };

export function StatusSwitch({ isOpen, onOpen }: StatusSwitchProps) {
  const { t } = useTranslation('desk');
  const stated = useAbsence();
  const now = useNow(TICK_MS);
  const absence = stated && !hasEnded(stated, now) ? stated : null;
  const [isLeaving, setLeaving] = useState(false);
  const comeBack = useSetAvailability();
  const status = t(absence ? 'agentState.away' : 'agentState.available');
  const mark = (isChosen: boolean) =>
    isChosen ? <IconCheck size={16} stroke={1.75} /> : <span className={classes.noMark} />;
  const beAvailable = () => {
    if (absence)
      comeBack.mutate(null, { onSuccess: () => toast.success(t('away.welcome', { ns: 'shell' })) });
  };
  return (
    <>
      <ShortcutTooltip of="status">
        <span>
          <MenuOnDemand
            position="bottom-start"
            width={240}
            opened={isOpen}
            onChange={onOpen}
            target={
              <UnstyledButton
                className={classes.status}
                aria-label={t('bar.status', { status })}
                aria-keyshortcuts="A"
                {...tourTarget('deskStatus')}
              >
                <span className={classes.dot} data-away={absence ? true : undefined} aria-hidden />
                {status}
                <IconChevronDown size={14} stroke={1.75} aria-hidden />
              </UnstyledButton>
            }
          >
            {(Menu) => (
              <>
                <Menu.Item leftSection={mark(!absence)} disabled={comeBack.isPending} onClick={beAvailable}>
                  {t('agentState.available')}
                </Menu.Item>
                <Menu.Item leftSection={mark(absence !== null)} onClick={() => setLeaving(true)}>
                  {t(absence ? 'bar.changeAway' : 'bar.setAway')}
                </Menu.Item>
                {absence && (
                  <p className={classes.menuNote}>
                    <AbsenceText until={absence.until} now={now} />
                  </p>
                )}
              </>
            )}
          </MenuOnDemand>
        </span>
      </ShortcutTooltip>
      {isLeaving && <AwayDialog isAway={absence !== null} onClose={() => setLeaving(false)} />}
    </>
  );
}
