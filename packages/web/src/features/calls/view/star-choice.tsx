/** One to five stars, as radio buttons. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconStar } from '../../../shared/icons/star.ts';
import { IconStarFilled } from '../../../shared/icons/star-filled.ts';
import classes from './call-end.module.css';

const STARS = [1, 2, 3, 4, 5];

type StarChoiceProps = { label: string; value: number; onChange: (stars: number) => void };

export function StarChoice({ label, value, onChange }: StarChoiceProps) {
  const { t } = useTranslation('calls');
  const name = useId();
  return (
    <fieldset className={classes.stars}>
      <legend>{label}</legend>
      {STARS.map((stars) => {
        const Star = stars <= value ? IconStarFilled : IconStar;
        return (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              aria-label={t('feedback.stars', { count: stars })}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Star size={22} stroke={1.75} aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}
