/** How long it is. Coloured only while the visitor waits for us; after our reply it is a plain age. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useClock } from '../../../shared/clock/use-clock.ts';
import { texts } from '../../../shared/i18n/i18n.ts';
import { IconClock } from '../../../shared/icons/clock.ts';
import classes from './queue-row.module.css';
import { ageOf, urgencyOf, waitedFor } from './waiting-time.ts';

export function Age({ session: { waitingSince, lastMessage, startedAt } }: { session: QueueUser }) {
  const isWaiting = waitingSince !== null;
  const moment = waitingSince ?? lastMessage?.time ?? startedAt;
  const since = (now: number) => now - Date.parse(moment);
  const words = useClock((now) => (isWaiting ? waitedFor(since(now)) : ageOf(since(now))));
  const urgency = useClock((now) => urgencyOf(since(now)));
  return (
    <time className={classes.age} dateTime={moment} data-urgency={isWaiting ? urgency : undefined}>
      {isWaiting && (
        <>
          <IconClock size={14} stroke={1.75} aria-hidden />
          <span className={classes.hidden}>{texts.t('desk:row.waiting')} </span>
        </>
      )}
      {words}
    </time>
  );
}
