/** The owner of a conversation: the bot, this agent, or another agent. */
import type { QueueUser } from '@parrot/contract/conversations';
import { texts } from '../../../shared/i18n/i18n.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { IconRobot } from '../../../shared/icons/robot.ts';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { ownerOf } from '../conversation/conversation-owner.ts';
import classes from './queue-row.module.css';

export function OwnerChip({ session, ownId }: { session: QueueUser; ownId: string }) {
  useLanguage();
  const holder = ownerOf(session);
  return (
    <span className={classes.owner}>
      {holder ? (
        <UserAvatar id={holder.userId} name={holder.name} size="small" />
      ) : (
        <IconRobot size={13} stroke={1.75} aria-hidden />
      )}
      <span className={classes.ownerName}>
        {holder ? (holder.userId === ownId ? texts.t('desk:row.you') : holder.name) : texts.t('desk:row.bot')}
      </span>
    </span>
  );
}
