/** This agent's own seat in the call. */
import type { CallParticipant } from '@parrot/contract/calls';
import { useCallState } from './calls-store.ts';

export const useOwnParticipant = (): CallParticipant | undefined =>
  useCallState(({ call, participantId }) =>
    call?.participants.find((one) => one.participantId === participantId),
  );
