/** How good the connection is, as bars; in words if it is not good. */
import { useTranslation } from 'react-i18next';
import { useCallState } from '../calls-store.ts';
import classes from './call-status.module.css';

const BARS = [1, 2, 3, 4];

export function QualityBadge() {
  const { t } = useTranslation('calls');
  const quality = useCallState((state) => state.quality);
  const isGood = quality === 'good';
  return (
    <span className={classes.quality} data-quality={quality} title={t(`quality.${quality}`)}>
      <span
        className={classes.bars}
        data-quality={quality}
        {...(isGood ? { role: 'img', 'aria-label': t('quality.good') } : { 'aria-hidden': true })}
      >
        {BARS.map((bar) => (
          <i key={bar} />
        ))}
      </span>
      {!isGood && t(`quality.${quality}`)}
    </span>
  );
}
