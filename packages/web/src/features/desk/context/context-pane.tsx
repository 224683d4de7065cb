/** The context of a conversation: summary, visitor, ticket, assistant and earlier sessions. */
import type { QueueUser } from '@parrot/contract/conversations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSession } from '../session/desk-session.ts';
import classes from './context-pane.module.css';
import { SummarySection } from './summary-section.tsx';
import { EarlierSessionsSection } from './visitor/earlier-sessions-section.tsx';
import { VisitorSection } from './visitor/visitor-section.tsx';

type ContextPaneProps = {
  session: QueueUser;
  desk: DeskSession;
  ticket: ReactNode;
  assistant: ReactNode;
};

export function ContextPane({ session, desk, ticket, assistant }: ContextPaneProps) {
  const { t } = useTranslation('desk-context');
  return (
    <aside className={classes.pane} aria-label={t('label', { name: session.userName })}>
      <SummarySection session={session} />
      <VisitorSection session={session} desk={desk} />
      {ticket}
      {assistant}
      <EarlierSessionsSection session={session} />
    </aside>
  );
}
