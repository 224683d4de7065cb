import { agentOf } from '../conversation/thread.ts';
import { Icon, PHONE } from '../panel/icon.tsx';
import type { ActiveCalls, Calls, Extras } from '../panel/view.ts';
import { CALL_TEXTS } from './call-texts.ts';

/** Loads the call part when a call rings, goes on from before a reload, or the visitor wants one. */
export const awaitCalls: Extras['awaitCalls'] = (stage, fetchPart): Calls => {
  const { conversation } = stage;
  let active: ActiveCalls | undefined;
  let isReachable = false;

  const withPart = async (act: (calls: ActiveCalls) => void) => {
    const part = active ? undefined : await fetchPart();
    active ??= part?.followCalls(stage);
    if (active) act(active);
  };
  const receive: ActiveCalls['receive'] = (...push) => {
    const isOver = push[0] === 'call.changed' && push[1].call.status === 'ended';
    if (active || !isOver) void withPart((calls) => calls.receive(...push));
  };
  conversation.onCall(receive);

  return {
    shape: (open) => active?.shape(open),
    View: (view) => (active ? <active.View {...view} /> : null),
    Button({ language }) {
      const label = CALL_TEXTS[language].start;
      return (
        <button
          type="button"
          class="quiet"
          aria-label={label}
          title={label}
          onClick={() => void withPart(({ start }) => start())}
        >
          <Icon path={PHONE} />
        </button>
      );
    },
    /** A call may have begun while this window was not connected. */
    async follow({ connection, loaded, session }) {
      const wasReachable = isReachable;
      isReachable = loaded && connection === 'online' && agentOf(session) !== null;
      if (!isReachable || wasReachable) return;
      const ack = await conversation.ask('call.read', {});
      if (ack.ok && (active || ack.call)) void withPart(({ sync }) => sync(ack.call));
    },
  };
};
