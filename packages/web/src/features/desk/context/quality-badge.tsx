/** The quality of a conversation: its score and band. */
import { type QualityBand, qualityBand } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { Pill, type Tone } from '../../../shared/ui/pill.tsx';
import classes from './quality-badge.module.css';

const TONES: Record<QualityBand, Tone> = {
  'very poor': 'danger',
  poor: 'danger',
  ok: 'warning',
  good: 'ok',
  excellent: 'ok',
  unknown: 'neutral',
};

export function QualityBadge({ score }: { score: number | null }) {
  const { t } = useTranslation('desk-context');
  const band = qualityBand(score);
  return (
    <p className={classes.quality}>
      <span>{t('quality.title')}</span>
      <Pill tone={TONES[band]}>
        {score === null
          ? t(`quality.bands.${band}`)
          : t('quality.scored', { score, band: t(`quality.bands.${band}`) })}
      </Pill>
    </p>
  );
}
