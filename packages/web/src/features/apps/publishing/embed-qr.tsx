/** An address for a phone's camera. */
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import classes from './publish-panel.module.css';

/** Cameras want this much light around it. */
const BORDER = 3;

export function EmbedQr({ address }: { address: string }) {
  const { t } = useTranslation('designer');
  const { data, size } = encode(address, { border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('embed.qr')}>
      <path d={squares.join('')} />
    </svg>
  );
}
