/** An event of a conversation: who did it, to whom it went, and why. */
import type { Message } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { clockTime } from './clock-time.ts';
import { TimelineDivider } from './timeline-divider.tsx';

export function SessionEvent({ message, author }: { message: Message; author: string }) {
  const { t } = useTranslation('desk');
  const { event, eventTarget, value, time } = message;
  if (!event) return null;
  return (
    <TimelineDivider>
      <b>{author}</b>{' '}
      {eventTarget
        ? t(`conversation.eventTo.${event}`, {
            target: eventTarget,
            defaultValue: t(`conversation.event.${event}`),
          })
        : t(`conversation.event.${event}`)}
      {value && ` · ${value}`} · <time dateTime={time}>{clockTime(time)}</time>
    </TimelineDivider>
  );
}
