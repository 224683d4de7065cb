/** What the server found, as rows of the search. */
import { plainText, type ReplyOf } from '@parrot/contract/core';
import type { FoundMessage } from '@parrot/contract/desk';
import type { FoundApp, FoundFaq, FoundMember, searchEverything } from '@parrot/contract/search';
import type { TFunction } from 'i18next';
import { formatDate } from '../../shared/format/format-date-time.ts';
import { IconMessageQuestion } from '../../shared/icons/message-question.ts';
import { IconRobot } from '../../shared/icons/robot.ts';
import type { SearchItem, SearchSection } from './search-item.ts';

type Texts = TFunction<'search'>;
type Found = ReplyOf<typeof searchEverything>;

export function foundSections(t: Texts, found: Found, onAllMessages: () => void): SearchSection[] {
  const messages = found.messages.map((message) => messageItem(t, message));
  const sections: SearchSection[] = [
    { key: 'apps', title: t('sections.apps'), items: found.apps.map(appItem) },
    { key: 'faqs', title: t('sections.faqs'), items: found.faqs.map(faqItem) },
    {
      key: 'messages',
      title: t('sections.messages'),
      items: found.hasMoreMessages ? [...messages, allMessages(t, onAllMessages)] : messages,
    },
    {
      key: 'members',
      title: t('sections.members'),
      items: found.members.map((member) => memberItem(t, member)),
    },
  ];
  return sections.filter(({ items }) => items.length > 0);
}

const appItem = ({ appId, appName }: FoundApp): SearchItem => ({
  key: appId,
  kind: 'app',
  to: `/home/studio/designer?app=${appId}`,
  title: appName,
  detail: '',
  icon: IconRobot,
});

const faqItem = ({ appId, appName, faqId, question, answer }: FoundFaq): SearchItem => ({
  key: faqId,
  kind: 'faq',
  to: `/home/studio/designer?app=${appId}&screen=faq&faq=${faqId}`,
  title: question,
  detail: answer,
  meta: appName,
  icon: IconMessageQuestion,
});

export function messageItem(t: Texts, { session, message }: FoundMessage): SearchItem {
  const text = plainText(message.value) || t('files');
  return {
    key: `${session.userSessionId} ${message.seq}`,
    kind: 'message',
    to: `/home/desk/chats?session=${session.userSessionId}&at=${message.seq}`,
    title: session.userName,
    detail: message.userType === 'visitor' ? text : `${message.senderName}: ${text}`,
    meta: `${session.appName} · ${formatDate(message.time)}`,
    person: { id: session.userId, name: session.userName },
  };
}

const allMessages = (t: Texts, onChoose: () => void): SearchItem => ({
  key: 'all-messages',
  kind: 'more',
  title: t('allMessages'),
  detail: '',
  onChoose,
});

function memberItem(t: Texts, member: FoundMember): SearchItem {
  const { userId, invitationId, userName, emailId, profileUrl, status } = member;
  const find = new URLSearchParams({ find: emailId });
  return {
    key: userId ?? invitationId ?? emailId,
    kind: 'person',
    to: `/home/studio/users?${find}`,
    title: userName || emailId,
    detail: userName ? emailId : '',
    meta: status === 'ACTIVE' ? '' : t(`status.${status}`),
    person: { id: userId ?? emailId, name: userName || emailId, pictureUrl: profileUrl },
  };
}
