/** The last message of a conversation, and its author if that is not the visitor. */
import type { QueueUser } from '@parrot/contract/conversations';
import { plainText } from '@parrot/contract/core';
import { texts } from '../../../shared/i18n/i18n.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';

export function LastMessage({ session, ownId }: { session: QueueUser; ownId: string }) {
  useLanguage();
  const { lastMessage } = session;
  if (!lastMessage) return null;
  // A message without text consists of files.
  const { userType, value, senderId, senderName } = lastMessage;
  const text = (userType === 'visitor' ? value : plainText(value)) || texts.t('desk:row.files');
  if (userType === 'bot') return texts.t('desk:row.botSaid', { text });
  if (userType !== 'agent') return text;
  return senderId === ownId
    ? texts.t('desk:row.youSaid', { text })
    : texts.t('desk:row.agentSaid', { name: senderName, text });
}
