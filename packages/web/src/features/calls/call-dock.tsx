/** The place of a call in its conversation: the call, or its rating after it has ended. */
import type { ConversationId } from '@parrot/contract/core';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { useCallState, useCalls } from './calls-store.ts';

const CallView = lazyPart('call-view', async () => (await import('./view/call-view.tsx')).CallView);
const CallEnd = lazyPart('call-end', async () => (await import('./view/call-end.tsx')).CallEnd);

export function CallDock({ conversationId }: { conversationId: ConversationId }) {
  const calls = useCalls();
  const phase = useCallState((state) => state.phase);
  const isHere = useCallState(({ call }) => call?.conversationId === conversationId);
  if (!calls || !isHere || phase === 'idle') return null;
  return phase === 'ended' ? <CallEnd calls={calls} /> : <CallView calls={calls} />;
}
