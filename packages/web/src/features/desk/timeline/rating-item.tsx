/** The visitor's rating of a session, at its point in the log. */
import type { SessionRating } from '@parrot/contract/desk';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { RatingStars } from '../parts/rating-stars.tsx';
import classes from './rating-item.module.css';
import { TimelineDivider } from './timeline-divider.tsx';

type RatingItemProps = { rating: SessionRating; name: string };

export const RatingItem = memo(({ rating: { stars, comment, ratedAt }, name }: RatingItemProps) => {
  const { t } = useTranslation('desk-conversation');
  return (
    <div className={classes.rating}>
      <TimelineDivider>
        <b>{name}</b> {t('conversation.rated')} <RatingStars stars={stars} /> ·{' '}
        <time dateTime={ratedAt}>{formatTime(ratedAt)}</time>
      </TimelineDivider>
      {comment && (
        <blockquote className={classes.comment} dir="auto">
          {comment}
        </blockquote>
      )}
    </div>
  );
});
