import type { FlowSession, Values } from '@parrot/contract/flows';

/** Before anything has happened. */
export const newSession = (visitorValues: Values = {}): FlowSession => ({
  blockId: null,
  waitingFor: 'start',
  values: {},
  visitorValues,
  stack: [],
  requests: 0,
  stepsAlone: 0,
  tries: 0,
  unanswered: 0,
  personOffered: false,
  question: null,
  lastMessage: '',
  saidFirst: false,
  language: null,
});

/** Neither over nor with a person. */
export const isWithBot = ({ waitingFor }: FlowSession): boolean =>
  waitingFor !== 'nothing' && waitingFor !== 'person';

/** Begins anew: what is known of the visitor stays, and so does the count of requests, so that no late answer fits a new question. */
export const restartedSession = (session: FlowSession): FlowSession => ({
  ...newSession(session.visitorValues),
  requests: session.requests,
  lastMessage: session.lastMessage,
  language: session.language,
});

/** Far beyond what any conversation comes to, and a whole number still. */
const MOST = 1_000_000_000;
/** Counts on; begins anew where somebody made up a count that can't be right. */
export const nextRequest = ({ requests }: FlowSession): number => (requests < MOST ? requests + 1 : 1);
export const oneMore = (count: number): number => Math.min(count, MOST) + 1;
