/** The choice of a purpose. */

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCalendarEvent } from '../../../shared/icons/calendar-event.ts';
import { IconDots } from '../../../shared/icons/dots.ts';
import type { Icon } from '../../../shared/icons/icon.ts';
import { IconLifebuoy } from '../../../shared/icons/lifebuoy.ts';
import { IconShoppingBag } from '../../../shared/icons/shopping-bag.ts';
import { IconUsersGroup } from '../../../shared/icons/users-group.ts';
import classes from './purpose-choice.module.css';
import { PURPOSES, type Purpose } from './purposes.ts';

const ICONS: Record<Purpose, Icon> = {
  shop: IconShoppingBag,
  bookings: IconCalendarEvent,
  software: IconLifebuoy,
  team: IconUsersGroup,
  other: IconDots,
};

type PurposeChoiceProps = { value: Purpose | undefined; onChange: (purpose: Purpose) => void };

export function PurposeChoice({ value, onChange }: PurposeChoiceProps) {
  const { t } = useTranslation('onboarding');
  const name = useId();
  return (
    <div className={classes.choices} role="radiogroup" aria-label={t('purpose.title')}>
      {PURPOSES.map((purpose) => {
        const Mark = ICONS[purpose];
        return (
          <label key={purpose} className={classes.choice}>
            <input
              type="radio"
              name={name}
              className={classes.input}
              checked={value === purpose}
              onChange={() => onChange(purpose)}
            />
            <Mark size={20} stroke={1.75} className={classes.icon} aria-hidden />
            <span className={classes.body}>
              <span className={classes.title}>{t(`purposes.${purpose}.title`)}</span>
              <span className={classes.text}>{t(`purposes.${purpose}.text`)}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
