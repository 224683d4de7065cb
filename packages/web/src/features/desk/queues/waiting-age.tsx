/** The age of a conversation: colored while the visitor waits, since they left, or since the last reply. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useClock } from '../../../shared/clock/use-clock.ts';
import { texts } from '../../../shared/i18n/i18n.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { IconClock } from '../../../shared/icons/clock.ts';
import classes from './queue-row.module.css';
import { ageOf, leftFor, urgencyOf, waitedFor } from './waiting-time.ts';

export function WaitingAge({ session }: { session: QueueUser }) {
  return session.visitorLeftAt ? <LeftAgo leftAt={session.visitorLeftAt} /> : <Waited session={session} />;
}

function LeftAgo({ leftAt }: { leftAt: string }) {
  useLanguage();
  const text = useClock((now) => leftFor(now - Date.parse(leftAt)));
  return (
    <time className={classes.age} dateTime={leftAt}>
      {text}
    </time>
  );
}

function Waited({ session: { waitingSince, lastMessage, startedAt } }: { session: QueueUser }) {
  useLanguage();
  const isWaiting = waitingSince !== null;
  const moment = waitingSince ?? lastMessage?.time ?? startedAt;
  const since = (now: number) => now - Date.parse(moment);
  const text = useClock((now) => (isWaiting ? waitedFor(since(now)) : ageOf(since(now))));
  const urgency = useClock((now) => urgencyOf(since(now)));
  return (
    <time className={classes.age} dateTime={moment} data-urgency={isWaiting ? urgency : undefined}>
      {isWaiting && (
        <>
          <IconClock size={14} stroke={1.75} aria-hidden />
          <span className={classes.hidden}>{texts.t('desk:row.waiting')} </span>
        </>
      )}
      {text}
    </time>
  );
}
