/** The right pane: what helps beside the conversation that is open. It is drawn only while one is. */
import { ContextPane } from '../../../features/desk/context/context-pane.tsx';
import { ContextSkeleton } from '../../../features/desk/context/context-skeleton.tsx';
import type { DeskSession } from '../../../features/desk/session/desk-session.ts';
import { useDeskStore } from '../../../features/desk/session/desk-store.ts';
import { useTurn } from '../../../shared/ui/use-deferred-render.ts';

export function ContextPaneSlot({ desk }: { desk: DeskSession }) {
  const session = useDeskStore(({ thread }) => thread?.session);
  const openFailure = useDeskStore((state) => state.openFailure);
  // What was said comes first.
  const isItsTurn = useTurn(session?.conversationId ?? null, 2);
  if (session && isItsTurn) return <ContextPane session={session} desk={desk} />;
  // Why it can't be opened is said in the middle.
  return openFailure ? null : <ContextSkeleton />;
}
