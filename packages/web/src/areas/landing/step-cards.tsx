import { useTranslation } from 'react-i18next';
import { IconBook2 } from '../../shared/icons/book-2.ts';
import { IconHeadset } from '../../shared/icons/headset.ts';
import { IconWorldDown } from '../../shared/icons/world-down.ts';
import classes from './step-cards.module.css';

const STEPS = [
  { step: 'site', icon: IconWorldDown, tint: 'blue' },
  { step: 'answers', icon: IconBook2, tint: 'teal' },
  { step: 'people', icon: IconHeadset, tint: 'rose' },
] as const;

/** The steps from knowledge to agents, as three connected cards. */
export function StepCards() {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.steps}>
      {STEPS.map(({ step, icon: Icon, tint }) => (
        <div key={step} className={classes.card}>
          <span className={classes.tile} data-tint={tint}>
            <Icon size={22} stroke={1.75} />
          </span>
          <span className={classes.content}>
            <span className={classes.title}>{t(`steps.${step}.title`)}</span>
            <span className={classes.text}>{t(`steps.${step}.text`)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
