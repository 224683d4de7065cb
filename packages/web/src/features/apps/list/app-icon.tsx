/** The picture of an app, or a tinted mark without one or if it fails to load. */
import type { App, AppType } from '@parrot/contract/apps';
import { useState } from 'react';
import { IconBulb } from '../../../shared/icons/bulb.ts';
import type { Icon } from '../../../shared/icons/icon.ts';
import { IconMessageQuestion } from '../../../shared/icons/message-question.ts';
import { IconPuzzle } from '../../../shared/icons/puzzle.ts';
import { IconRoute } from '../../../shared/icons/route.ts';
import { tintOf } from '../../../shared/ui/tint.ts';
import classes from './app-icon.module.css';

const ICONS: Record<AppType, Icon> = {
  'Q&A': IconMessageQuestion,
  GenAI: IconBulb,
  FUNCTIONAL: IconRoute,
  CUSTOM: IconPuzzle,
};

type AppIconProps = { of: Pick<App, 'appType'> & { id: string; avatarUrl?: string }; size?: 'card' | 'row' };

export function AppIcon({ of, size = 'card' }: AppIconProps) {
  const [broken, setBroken] = useState('');
  const Mark = ICONS[of.appType];
  return (
    <span className={classes.icon} data-size={size} data-tint={tintOf(of.id)} aria-hidden>
      {of.avatarUrl && of.avatarUrl !== broken ? (
        <img
          src={of.avatarUrl}
          alt=""
          loading="lazy"
          className={classes.picture}
          onError={() => setBroken(of.avatarUrl ?? '')}
        />
      ) : (
        <Mark size={size === 'card' ? 22 : 18} stroke={1.75} />
      )}
    </span>
  );
}
