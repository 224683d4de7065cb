/** People are circles with their initials, or their picture. */
import classes from './person-avatar.module.css';
import { tintOf } from './tint.ts';

type PersonAvatarProps = {
  id: string;
  name: string;
  pictureUrl?: string;
  size?: 'small' | 'medium' | 'row' | 'large';
};

export function PersonAvatar({ id, name, pictureUrl, size = 'medium' }: PersonAvatarProps) {
  return (
    <span className={classes.avatar} data-size={size} data-tint={tintOf(id)} aria-hidden>
      {pictureUrl ? <img src={pictureUrl} alt="" className={classes.picture} /> : initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : '';
  return `${Array.from(words[0] ?? '')[0] ?? ''}${Array.from(last ?? '')[0] ?? ''}`.toUpperCase();
}
