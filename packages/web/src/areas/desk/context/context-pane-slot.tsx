/** The right pane: what helps beside the conversation that is open. It is drawn only while one is. */
import { ContextSkeleton } from '../../../features/desk/context/context-skeleton.tsx';
import type { DeskSession } from '../../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../../features/desk/session/desk-store.ts';
import { useDeferredRender } from '../../../shared/ui/use-deferred-render.ts';
import { ConversationContext } from './conversation-context.tsx';

export function ContextPaneSlot({ desk }: { desk: DeskSession }) {
  const session = useDeskStore(({ thread }) => thread?.session);
  const openFailure = useDeskStore((state) => state.openFailure);
  // What was said comes first.
  const isItsTurn = useDeferredRender(session?.conversationId ?? null, 2);
  if (session && isItsTurn) return <ConversationContext session={session} desk={desk} />;
  // Why it can't be opened is said in the middle.
  return openFailure ? null : <ContextSkeleton />;
}
