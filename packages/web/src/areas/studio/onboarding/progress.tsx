/** The progress of the onboarding. */
import { VisuallyHidden } from '@mantine/core';
import { ONBOARDING_STEPS, type OnboardingState } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons/check.ts';
import classes from './progress.module.css';

export function Progress({ step }: Pick<OnboardingState, 'step'>) {
  const { t } = useTranslation('onboarding');
  const at = ONBOARDING_STEPS.indexOf(step);
  return (
    <ol className={classes.steps} aria-label={t('progress')}>
      {ONBOARDING_STEPS.map((name, index) => (
        <li
          key={name}
          className={classes.step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={classes.number} aria-hidden>
            {index < at ? <IconCheck size={14} stroke={2.25} /> : index + 1}
          </span>
          <span className={classes.name}>{t(`steps.${name}`)}</span>
          {index < at && <VisuallyHidden>{t('done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
