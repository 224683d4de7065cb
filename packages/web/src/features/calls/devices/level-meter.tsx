/** How loud the microphone hears the agent. */
import { watchLevel } from '@parrot/call-client';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './device-menu.module.css';

export function LevelMeter({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('calls');
  const [level, setLevel] = useState(0);
  useEffect(() => watchLevel(stream, setLevel), [stream]);
  return <meter className={classes.level} aria-label={t('devices.level')} min={0} max={1} value={level} />;
}
