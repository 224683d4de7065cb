/** Shows other readers that the owner is typing. */
import type { ConversationId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useDeskStore } from '../session/desk-store.ts';
import classes from './agent-typing.module.css';

export function AgentTyping({ conversationId }: { conversationId: ConversationId }) {
  const { t } = useTranslation('desk');
  const name = useDeskStore(({ agentTyping }) => agentTyping[conversationId]);
  return (
    <p className={classes.typing} role="status">
      {name && t('conversation.agentTyping', { name })}
    </p>
  );
}
