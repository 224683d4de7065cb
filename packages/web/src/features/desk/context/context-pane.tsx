/** What helps beside a conversation: what it is about, who it is with, its ticket, the assistant, what was before. */
import type { QueueUser } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { AssistantSection } from '../../assistant/assistant-section.tsx';
import { TicketSection } from '../../tickets/ticket-section.tsx';
import type { DeskSession } from '../session/desk-session.ts';
import classes from './context-pane.module.css';
import { SummarySection } from './summary-section.tsx';
import { EarlierSection } from './visitor/earlier-sessions-section.tsx';
import { VisitorSection } from './visitor/visitor-section.tsx';

export function ContextPane({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { t } = useTranslation('desk-context');
  const { userSessionId } = session;
  return (
    <aside className={classes.pane} aria-label={t('label', { name: session.userName })}>
      <SummarySection session={session} />
      <VisitorSection session={session} desk={desk} />
      <TicketSection key={`ticket ${userSessionId}`} session={session} desk={desk} />
      <AssistantSection key={`assistant ${userSessionId}`} session={session} desk={desk} />
      <EarlierSection session={session} />
    </aside>
  );
}
