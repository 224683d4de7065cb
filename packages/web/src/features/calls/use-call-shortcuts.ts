/** What the desk's shortcuts do with calls. */
import type { Call } from '@parrot/contract/calls';
import { useCalls } from './calls-store.ts';
import { incomingCalls } from './incoming/incoming-calls.policy.ts';
import { reportCallFailure } from './report-call-failure.ts';

export function useCallShortcuts(onAnswered: (call: Call) => void) {
  const calls = useCalls();
  const first = () => calls && incomingCalls(calls.getSnapshot().offered, calls.ownId)[0];
  const local = () => calls?.getSnapshot().local;
  return {
    isRinging: () => Boolean(first()),
    answer: () => {
      const incoming = first();
      if (!calls || !incoming || calls.isInCall()) return;
      const { call, how } = incoming;
      calls
        .accept(call, { video: call.kind === 'video' && how === 'ring', isListener: how === 'listen' })
        .then(() => onAnswered(call), reportCallFailure);
    },
    decline: () => {
      const incoming = first();
      if (calls && incoming) calls.decline(incoming.call).catch(reportCallFailure);
    },
    mute: () => void calls?.setMicrophone(!local()?.audio),
    camera: () => void calls?.setCamera(!local()?.video),
    share: () => {
      if (local()?.screen) calls?.stopSharing();
      else void calls?.shareScreen();
    },
    hangUp: () => calls?.hangUp(),
  };
}
