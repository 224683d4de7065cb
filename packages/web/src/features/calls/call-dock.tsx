/** The place of a call in its conversation: the call, or its rating after it has ended. */
import type { ConversationId } from '@parrot/contract/core';
import { useCallState, useCalls } from './calls-store.ts';
import { CallEnd } from './view/call-end.tsx';
import { CallView } from './view/call-view.tsx';

export function CallDock({ conversationId }: { conversationId: ConversationId }) {
  const calls = useCalls();
  const phase = useCallState((state) => state.phase);
  const isHere = useCallState(({ call }) => call?.conversationId === conversationId);
  if (!calls || !isHere || phase === 'idle') return null;
  return phase === 'ended' ? <CallEnd calls={calls} /> : <CallView calls={calls} />;
}
