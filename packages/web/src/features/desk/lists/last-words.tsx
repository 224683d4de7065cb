/** The last line of a conversation, and whose it is where that is not the visitor's. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { holderOf } from '../conversation/holder.ts';

export function LastWords({ session, ownId }: { session: QueueUser; ownId: string }) {
  const { t } = useTranslation('desk');
  const { lastMessage } = session;
  if (!lastMessage) return null;
  // What has no words is made of files.
  const { userType, value } = lastMessage;
  const text = value || t('row.files');
  if (userType === 'bot') return t('row.botSaid', { text });
  if (userType !== 'agent') return text;
  const holder = holderOf(session);
  if (!holder) return t('row.personSaid', { text });
  return holder.userId === ownId
    ? t('row.youSaid', { text })
    : t('row.agentSaid', { name: holder.name, text });
}
