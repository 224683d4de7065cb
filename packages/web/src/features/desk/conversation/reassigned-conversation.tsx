/** A conversation that was open here and has another owner now: who has it, who did it, and why. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconUserShare } from '../../../shared/icons/user-share.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SavedDraft } from '../composer/saved-draft.tsx';
import { ownerOf } from './conversation-owner.ts';
import classes from './reassigned-conversation.module.css';
import type { Reassignment } from './reassignment.ts';

export function ReassignedConversation({ left, onBack }: { left: Reassignment; onBack: () => void }) {
  const { t } = useTranslation('desk-conversation');
  const { session, how, byName, reason } = left;
  const names = { agent: ownerOf(session)?.name ?? '', by: byName, name: session.userName };
  return (
    <section className={classes.left} aria-label={t('conversation.label', { name: session.userName })}>
      <div className={classes.notice} role="status">
        <EmptyState
          icon={<IconUserShare size={28} stroke={1.75} />}
          title={t('left.title', names)}
          text={t(`left.how.${how}`, names)}
          action={
            <>
              {reason && <blockquote className={classes.reason}>{reason}</blockquote>}
              <p className={classes.rights}>{t('left.rights')}</p>
            </>
          }
        />
      </div>
      <SavedDraft userSessionId={session.userSessionId} />
      <Button className={classes.back} variant="default" onClick={onBack}>
        {t('conversation.back')}
      </Button>
    </section>
  );
}
