/** The last line of a conversation, and whose it is where that is not the visitor's. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';

export function LastWords({ session, ownId }: { session: QueueUser; ownId: string }) {
  const { t } = useTranslation('desk');
  const { lastMessage } = session;
  if (!lastMessage) return null;
  // What has no words is made of files.
  const { userType, value, senderId, senderName } = lastMessage;
  const text = value || t('row.files');
  if (userType === 'bot') return t('row.botSaid', { text });
  if (userType !== 'agent') return text;
  return senderId === ownId ? t('row.youSaid', { text }) : t('row.agentSaid', { name: senderName, text });
}
