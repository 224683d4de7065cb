/** In the header of every screen while the user is away: until when, the time left, and a link to return. */
import type { Absence } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNow } from '../../../shared/clock/use-now.ts';
import { IconMoonStars } from '../../../shared/icons/moon-stars.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AbsenceText } from './absence-text.tsx';
import classes from './away-pill.module.css';
import { hasEnded, useAbsence, useSetAvailability } from './use-availability.ts';

const TICK_MS = 1_000;

export function AwayPill() {
  const absence = useAbsence();
  return absence && <Away absence={absence} />;
}

function Away({ absence }: { absence: Absence }) {
  const { t } = useTranslation();
  const now = useNow(TICK_MS);
  const comeBack = useSetAvailability();
  if (hasEnded(absence, now)) return null;
  return (
    <div className={classes.away}>
      <Link to="/home/profile?tab=availability" className={classes.content}>
        <IconMoonStars size={14} stroke={1.75} aria-hidden className={classes.icon} />
        <span className={classes.text}>
          <AbsenceText until={absence.until} now={now} />
        </span>
      </Link>
      <button
        type="button"
        className={classes.back}
        disabled={comeBack.isPending}
        onClick={() => comeBack.mutate(null, { onSuccess: () => toast.success(t('away.welcome')) })}
      >
        {t('away.back')}
      </button>
    </div>
  );
}
