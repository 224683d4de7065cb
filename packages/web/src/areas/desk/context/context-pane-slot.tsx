/** The right pane: the context of the open conversation. It is rendered only while one is open. */
import { ContextBoundary } from '../../../features/desk/context/context-boundary.tsx';
import { ContextSkeleton } from '../../../features/desk/context/context-skeleton.tsx';
import type { DeskSession } from '../../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../../features/desk/session/desk-store.ts';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { loadTexts } from '../../../shared/i18n/i18n.ts';
import { useDeferredRender } from '../../../shared/ui/use-deferred-render.ts';

const ConversationContext = lazyPart('conversation-context', loadContext, <ContextSkeleton />);

export async function loadContext() {
  const [context] = await Promise.all([
    import('./conversation-context.tsx'),
    loadTexts([
      'desk-context',
      'desk-profile',
      'desk-bot',
      'fields',
      'tickets',
      'ticket-fields',
      'visitor-merge',
    ]),
  ]);
  return context.ConversationContext;
}

export function ContextPaneSlot({ desk }: { desk: DeskSession }) {
  const session = useDeskStore(({ thread }) => thread?.session);
  const openFailure = useDeskStore((state) => state.openFailure);
  // The messages are rendered first.
  const isItsTurn = useDeferredRender(session?.conversationId ?? null, 2);
  if (session && isItsTurn)
    return (
      <ContextBoundary key={session.userSessionId}>
        <ConversationContext session={session} desk={desk} />
      </ContextBoundary>
    );
  // The middle pane shows why it can't be opened.
  return openFailure ? null : <ContextSkeleton />;
}
