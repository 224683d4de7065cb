/** One to five stars. */
import { useTranslation } from 'react-i18next';
import { IconStar } from '../../../shared/icons/star.ts';
import { IconStarFilled } from '../../../shared/icons/star-filled.ts';
import classes from './rating.module.css';

const STARS = [1, 2, 3, 4, 5];

export function RatingStars({ stars }: { stars: number }) {
  const { t } = useTranslation('desk-conversation');
  return (
    <span className={classes.stars} role="img" aria-label={t('conversation.rating', { stars })}>
      {STARS.map((star) => {
        const Star = star <= stars ? IconStarFilled : IconStar;
        return <Star key={star} size={14} stroke={1.75} aria-hidden />;
      })}
    </span>
  );
}
