import type { FlowSession } from '@parrot/contract/flows';

/** Before anything has happened. */
export const newSession = (): FlowSession => ({
  blockId: null,
  waitingFor: 'start',
  unanswered: 0,
  personOffered: false,
  question: null,
});

/** Neither over nor with a person. */
export const isWithBot = ({ waitingFor }: FlowSession): boolean =>
  waitingFor !== 'nothing' && waitingFor !== 'person';
