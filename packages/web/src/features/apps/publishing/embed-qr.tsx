/** A URL as a QR code. */
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import classes from './publish-panel.module.css';

/** The quiet zone that cameras need. */
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
