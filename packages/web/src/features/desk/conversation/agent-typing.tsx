/** Says above the composer which other agent is typing a reply to the visitor right now. */
import type { ConversationId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import classes from './agent-typing.module.css';
import { useViewers } from './use-viewers.ts';

export function AgentTyping({ conversationId }: { conversationId: ConversationId }) {
  const { t } = useTranslation('desk-live');
  const name = useViewers(conversationId).find(({ state }) => state === 'replying')?.userName;
  return (
    <p className={classes.typing} role="status">
      {name && t('viewers.doing.replying', { name })}
    </p>
  );
}
