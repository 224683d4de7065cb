/** The right pane: the context of the open conversation. It is rendered only while one is open. */
import { ContextSkeleton } from '../../../features/desk/context/context-skeleton.tsx';
import type { DeskSession } from '../../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../../features/desk/session/desk-store.ts';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { useDeferredRender } from '../../../shared/ui/use-deferred-render.ts';

const ConversationContext = lazyPart('conversation-context', loadContext, <ContextSkeleton />);

export async function loadContext() {
  return (await import('./conversation-context.tsx')).ConversationContext;
}

export function ContextPaneSlot({ desk }: { desk: DeskSession }) {
  const session = useDeskStore(({ thread }) => thread?.session);
  const openFailure = useDeskStore((state) => state.openFailure);
  // The messages are rendered first.
  const isItsTurn = useDeferredRender(session?.conversationId ?? null, 2);
  if (session && isItsTurn) return <ConversationContext session={session} desk={desk} />;
  // The middle pane shows why it can't be opened.
  return openFailure ? null : <ContextSkeleton />;
}
