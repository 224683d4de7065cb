/** What the visitor thought of an answer of the bot. */
import type { Thumb } from '@parrot/contract/conversations';
import { IconThumbDownFilled, IconThumbUpFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './message-item.module.css';

export function MessageThumb({ thumb }: { thumb: Thumb }) {
  const { t } = useTranslation('desk');
  const Icon = thumb === 'up' ? IconThumbUpFilled : IconThumbDownFilled;
  const label = t(`conversation.thumb.${thumb}`);
  return (
    <span className={classes.thumb} data-thumb={thumb} role="img" aria-label={label} title={label}>
      <Icon size={13} aria-hidden />
    </span>
  );
}
