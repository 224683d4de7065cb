/** The avatar of a user: a round picture, or initials if there is none or it fails to load. */
import { useState } from 'react';
import { tintOf } from './tint.ts';
import classes from './user-avatar.module.css';

type UserAvatarProps = {
  id: string;
  name: string;
  pictureUrl?: string;
  size?: 'small' | 'medium' | 'row' | 'large';
};

export function UserAvatar({ id, name, pictureUrl, size = 'medium' }: UserAvatarProps) {
  const [broken, setBroken] = useState('');
  return (
    <span className={classes.avatar} data-size={size} data-tint={tintOf(id)} aria-hidden>
      {pictureUrl && pictureUrl !== broken ? (
        <img src={pictureUrl} alt="" className={classes.picture} onError={() => setBroken(pictureUrl)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const last = names.length > 1 ? names.at(-1) : '';
  return `${Array.from(names[0] ?? '')[0] ?? ''}${Array.from(last ?? '')[0] ?? ''}`.toUpperCase();
}
