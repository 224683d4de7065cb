/** A call that has ended: how long it took or why it came to nothing, and what both sides thought of it. */
import type { CallEntry, CallFeedback, Message } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { IconPhone } from '../../../shared/icons/phone.ts';
import { IconPhoneOff } from '../../../shared/icons/phone-off.ts';
import { IconVideo } from '../../../shared/icons/video.ts';
import { RatingStars } from '../parts/rating-stars.tsx';
import { useCallText, wasAnswered } from '../parts/use-call-text.ts';
import classes from './call-event.module.css';
import ratingClasses from './rating-item.module.css';
import { TimelineDivider } from './timeline-divider.tsx';

export function CallEvent({ call, message }: { call: CallEntry; message: Message }) {
  const { t } = useTranslation('calls');
  const textOf = useCallText();
  const { kind, visitorFeedback, agentFeedback } = call;
  const Icon = wasAnswered(call) ? (kind === 'video' ? IconVideo : IconPhone) : IconPhoneOff;
  return (
    <div className={ratingClasses.rating}>
      <TimelineDivider>
        <Icon className={classes.icon} size={14} stroke={1.75} aria-hidden />
        <b>{t(`kind.${kind}`)}</b> · {textOf(call)} ·{' '}
        <time dateTime={message.time}>{formatTime(message.time)}</time>
      </TimelineDivider>
      <Feedback of="visitor" feedback={visitorFeedback} />
      <Feedback of="agent" feedback={agentFeedback} />
    </div>
  );
}

function Feedback({ of, feedback }: { of: 'visitor' | 'agent'; feedback: CallFeedback | null }) {
  const { t } = useTranslation('calls');
  if (!feedback) return null;
  return (
    <div className={classes.feedback}>
      <span>
        {t(`ratedBy.${of}`)} <RatingStars stars={feedback.stars} />
      </span>
      {feedback.text && (
        <blockquote className={ratingClasses.comment} dir="auto">
          {feedback.text}
        </blockquote>
      )}
    </div>
  );
}
