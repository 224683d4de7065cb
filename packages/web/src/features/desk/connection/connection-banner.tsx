/** Shown when the desk is not live: disconnected, or the lists could not be refreshed. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDeskStore } from '../session/desk-store.ts';
import classes from './connection-banner.module.css';

export function ConnectionBanner({ onTryAgain }: { onTryAgain: () => void }) {
  const { t } = useTranslation('desk');
  const loaded = useDeskStore((desk) => desk.loaded);
  const connected = useDeskStore((desk) => desk.socketConnected);
  const givenUp = useDeskStore((desk) => desk.connectionGivenUp);
  const isCut = useDeskStore((desk) => desk.connectionClosed);
  const isStale = useDeskStore((desk) => desk.failure !== null);
  if (!loaded || (connected && !isStale)) return null;
  const isTrying = !connected && !givenUp;
  const down = isCut ? 'line.cut' : isTrying ? 'line.lost' : 'line.givenUp';
  return (
    <p className={classes.banner} role="status">
      {t(connected ? 'line.stale' : down)}
      {!isTrying && (
        <Button size="xs" variant="default" onClick={onTryAgain}>
          {t('retry', { ns: 'shell' })}
        </Button>
      )}
    </p>
  );
}
