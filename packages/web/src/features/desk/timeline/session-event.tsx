/** An event of a conversation: who did it, to whom it went, and why. */
import type { Message } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { translated } from '../../../shared/i18n/translated.ts';
import { CallEvent } from './call-event.tsx';
import { TimelineDivider } from './timeline-divider.tsx';

export function SessionEvent({ message, author }: { message: Message; author: string }) {
  const { t } = useTranslation('desk-conversation');
  const { event, eventTarget, value, time } = message;
  if (!event) return null;
  if (event === 'call') return message.call ? <CallEvent call={message.call} message={message} /> : null;
  return (
    <TimelineDivider>
      <b>{author}</b>{' '}
      {eventTarget
        ? t(`conversation.eventTo.${event}`, {
            target: eventTarget,
            defaultValue: t(`conversation.event.${event}`),
          })
        : t(`conversation.event.${event}`)}
      {value && ` · ${translated(value)}`} · <time dateTime={time}>{formatTime(time)}</time>
    </TimelineDivider>
  );
}
