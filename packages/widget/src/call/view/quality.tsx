import type { CallProps } from '../call-props.ts';

/** The connection as three bars; a weak one in words too. */
export function Quality({ word, state: { quality } }: CallProps) {
  if (quality === 'lost') return null;
  const label = word(
    quality === 'good' ? 'goodConnection' : quality === 'fair' ? 'fairConnection' : 'poorConnection',
  );
  return (
    <>
      <span class={`call-quality ${quality}`} role="img" aria-label={label} title={label}>
        <i />
        <i />
        <i />
      </span>
      {quality === 'poor' && <span aria-hidden="true">{label}</span>}
    </>
  );
}
