/** Whether the edits are stored: saving, 'Saved 3 s ago', or why they could not be saved and what to do. */
import { Button } from '@mantine/core';
import { MINUTE_MS, SECOND_MS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useNow } from '../clock/use-now.ts';
import { formatDateTimeInText } from '../format/format-date-time.ts';
import { IconAlertTriangle } from '../icons/alert-triangle.ts';
import { IconCloudCheck } from '../icons/cloud-check.ts';
import { IconCloudOff } from '../icons/cloud-off.ts';
import { IconCloudUp } from '../icons/cloud-up.ts';
import classes from './save-state.module.css';

const ICONS = {
  saving: IconCloudUp,
  saved: IconCloudCheck,
  failed: IconCloudOff,
  conflict: IconAlertTriangle,
  problem: IconAlertTriangle,
};

export type SavePhase = keyof typeof ICONS;

type SaveStateProps = {
  phase: SavePhase;
  label: string;
  /** 'n s ago', for the first minute. */
  secondsAgo: (seconds: number) => string;
  savedAt: Date | null;
  /** Why saving failed. */
  message: string;
  onRetry: () => void;
};

export function SaveState({ phase, label, secondsAgo, savedAt, message, onRetry }: SaveStateProps) {
  const { t } = useTranslation('shell');
  const Icon = ICONS[phase];
  return (
    <div className={classes.state} data-state={phase}>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span role="status" title={phase === 'failed' ? message : undefined}>
        {label}
      </span>
      {phase === 'saved' && savedAt && <SavedAgo savedAt={savedAt} secondsAgo={secondsAgo} />}
      {phase === 'failed' && (
        <>
          <span className={classes.reason}>{message}</span>
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Outside the live region: a screen reader must not read out every second. */
function SavedAgo({ savedAt, secondsAgo }: { savedAt: Date; secondsAgo: (seconds: number) => string }) {
  const now = useNow(SECOND_MS);
  const ms = Math.max(0, now.getTime() - savedAt.getTime());
  return (
    <span className={classes.savedAgo}>
      {ms < MINUTE_MS ? secondsAgo(Math.floor(ms / SECOND_MS)) : formatDateTimeInText(savedAt, now)}
    </span>
  );
}
