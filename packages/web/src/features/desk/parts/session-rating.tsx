/** The visitor's rating of a session: stars, and the comment on one line or in full. */
import type { QueueUser } from '@parrot/contract/conversations';
import classes from './rating.module.css';
import { RatingStars } from './rating-stars.tsx';

type Rated = Pick<QueueUser, 'rating' | 'ratingComment'>;

export function SessionRating({ of: { rating, ratingComment }, whole }: { of: Rated; whole?: boolean }) {
  if (rating === null) return null;
  return (
    <span className={classes.rating} data-whole={whole}>
      <RatingStars stars={rating} />
      {ratingComment && (
        <q className={classes.comment} dir="auto" title={ratingComment}>
          {ratingComment}
        </q>
      )}
    </span>
  );
}
