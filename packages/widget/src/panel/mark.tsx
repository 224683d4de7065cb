import { BOT, Icon } from './icon.tsx';

/** Bots are rounded squares, people are circles: the shape alone tells them apart. */
export const Mark = ({ person }: { person?: string | null | undefined }) => (
  <span class={person ? 'mark face' : 'mark'} aria-hidden="true">
    {person ? initials(person) : <Icon path={BOT} />}
  </span>
);

function initials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
