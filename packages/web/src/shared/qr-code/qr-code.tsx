/** A text as a QR code, in black on white in every theme: cameras need it. */
import { encode } from 'uqr';
import classes from './qr-code.module.css';

/** The quiet zone that cameras need. */
const BORDER = 3;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  );
}
