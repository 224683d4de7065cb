/** The context of a conversation: summary, visitor, ticket, assistant and the visitor’s conversations. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSession } from '../session/desk-session.ts';
import classes from './context-pane.module.css';
import { AttributesSection } from './profile/attributes-section.tsx';
import { ConversationsSection } from './profile/conversations-section.tsx';
import { ProfileNotesSection } from './profile/profile-notes-section.tsx';
import { useLiveProfile } from './profile/profile-queries.ts';
import { SummarySection } from './summary-section.tsx';
import { VisitorSection } from './visitor/visitor-section.tsx';

type ContextPaneProps = {
  session: QueueUser;
  desk: DeskSession;
  ticket: ReactNode;
  assistant: ReactNode;
};

export function ContextPane({ session, desk, ticket, assistant }: ContextPaneProps) {
  const { t } = useTranslation('desk-context');
  const { userSessionId } = session;
  useLiveProfile(desk);
  return (
    <aside className={classes.pane} aria-label={t('label', { name: session.userName })}>
      <SummarySection session={session} desk={desk} />
      <VisitorSection session={session} desk={desk} />
      <AttributesSection key={`attributes ${userSessionId}`} session={session} />
      <ProfileNotesSection key={`notes ${userSessionId}`} session={session} />
      {ticket}
      {assistant}
      <ConversationsSection key={userSessionId} session={session} />
    </aside>
  );
}
