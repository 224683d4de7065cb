/** Rotating taglines. With reduced motion the first one stays. */
import { useTranslation } from 'react-i18next';
import classes from './tagline.module.css';
import { useRotation } from './use-rotation.ts';

const LINES = ['first', 'second', 'third', 'fourth'] as const;

export function Tagline() {
  const { t } = useTranslation('landing');
  const { index, fading } = useRotation(LINES.length);
  return (
    <div className={classes.tagline}>
      <p className={classes.line} data-fading={fading || undefined}>
        {t(`taglines.${LINES[index] ?? 'first'}`)}
      </p>
      <div className={classes.dots} aria-hidden>
        {LINES.map((line, at) => (
          <span key={line} className={classes.dot} data-here={at === index || undefined} />
        ))}
      </div>
    </div>
  );
}
