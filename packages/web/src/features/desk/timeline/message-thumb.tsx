/** The visitor's feedback on an answer of the bot. */
import type { Thumb } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { IconThumbDownFilled } from '../../../shared/icons/thumb-down-filled.ts';
import { IconThumbUpFilled } from '../../../shared/icons/thumb-up-filled.ts';
import classes from './message-item.module.css';

export function MessageThumb({ thumb }: { thumb: Thumb }) {
  const { t } = useTranslation('desk-conversation');
  const Icon = thumb === 'up' ? IconThumbUpFilled : IconThumbDownFilled;
  const label = t(`conversation.thumb.${thumb}`);
  return (
    <span className={classes.thumb} data-thumb={thumb} role="img" aria-label={label} title={label}>
      <Icon size={13} aria-hidden />
    </span>
  );
}
