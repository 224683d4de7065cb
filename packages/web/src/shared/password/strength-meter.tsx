/** The strength of a new password: as four bars, and as text for everyone. */
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { passwordStrength, STRENGTHS } from './password-strength.ts';
import classes from './strength-meter.module.css';

type StrengthMeterProps = { password: string; personal?: string[] };

export function StrengthMeter({ password, personal }: StrengthMeterProps) {
  const { t } = useTranslation('password');
  const { strength, hint } = passwordStrength(password, personal);
  const level = STRENGTHS.indexOf(strength);
  return (
    <div className={classes.meter} data-strength={password ? strength : undefined}>
      <div className={classes.bars} aria-hidden>
        {STRENGTHS.slice(1).map((bar, at) => (
          <span
            key={bar}
            className={classes.bar}
            data-on={(password && at < Math.max(1, level)) || undefined}
          />
        ))}
      </div>
      <p className={classes.text} role="status">
        {password && <b className={classes.word}>{t('strength', { word: t(`words.${strength}`) })}</b>}
        {password && '. '}
        {t(`hints.${hint}`, { min: LIMITS.password.min })}
      </p>
    </div>
  );
}
