/** Who else has this conversation open, and what they do. */
import type { ConversationId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '../../../shared/ui/user-avatar.tsx';
import { useViewers } from './use-viewers.ts';
import classes from './viewers.module.css';

/** The others are counted. */
const FACES = 3;

export function Viewers({ conversationId }: { conversationId: ConversationId }) {
  const { t } = useTranslation('desk-live');
  const viewers = useViewers(conversationId);
  const sentences = viewers.map(({ userName: name, state }) => t(`viewers.doing.${state}`, { name }));
  const [first] = [...viewers].sort(
    (one, other) => Number(other.state !== 'viewing') - Number(one.state !== 'viewing'),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: faces are no fieldset
    <div className={classes.viewers} role="group" aria-label={t('viewers.label')}>
      {first && (
        <span className={classes.shown} title={sentences.join('\n')}>
          <span className={classes.faces}>
            {viewers.slice(0, FACES).map(({ userId, userName, state }) => (
              <span key={userId} className={classes.face} data-state={state}>
                <UserAvatar id={userId} name={userName} size="small" />
              </span>
            ))}
          </span>
          <span className={classes.text} data-state={first.state} aria-hidden>
            {t(`viewers.doing.${first.state}`, { name: first.userName })}
            {viewers.length > 1 && ` ${t('viewers.more', { count: viewers.length - 1 })}`}
          </span>
          <span className={classes.hidden}>{sentences.join('. ')}</span>
        </span>
      )}
    </div>
  );
}
