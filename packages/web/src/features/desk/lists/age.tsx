/** How long it is. Coloured only while the visitor waits for us; after our reply it is a plain age. */
import type { QueueUser } from '@parrot/contract/conversations';
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './queue-row.module.css';
import { ageOf, urgencyOf, waitedFor } from './waiting-time.ts';

export function Age({
  session: { waitingSince, lastMessage, startedAt },
  now,
}: {
  session: QueueUser;
  now: number;
}) {
  const { t } = useTranslation('desk');
  const since = (moment: string) => now - Date.parse(moment);
  if (waitingSince === null) {
    const moment = lastMessage?.time ?? startedAt;
    return (
      <time className={classes.age} dateTime={moment}>
        {ageOf(since(moment))}
      </time>
    );
  }
  const waited = since(waitingSince);
  return (
    <time className={classes.age} dateTime={waitingSince} data-urgency={urgencyOf(waited)}>
      <IconClock size={14} stroke={1.75} aria-hidden />
      <span className={classes.hidden}>{t('row.waiting')} </span>
      {waitedFor(waited)}
    </time>
  );
}
