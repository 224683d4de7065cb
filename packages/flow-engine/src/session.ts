import type { FlowSession, Values } from '@parrot/contract/flows';

/** A session before the start. */
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
  previous: null,
  lastMessage: '',
  saidFirst: false,
  language: null,
});

/** Neither ended nor with an agent. */
export const isWithBot = ({ waitingFor }: FlowSession): boolean =>
  waitingFor !== 'nothing' && waitingFor !== 'person';

/**
 * Restarts: the visitor's values stay, and so does the request count, so that no late answer matches a new
 * request.
 */
export const restartedSession = (session: FlowSession): FlowSession => ({
  ...newSession(session.visitorValues),
  requests: session.requests,
  lastMessage: session.lastMessage,
  language: session.language,
});

/** Larger than any real count, and still a safe integer. */
const MOST = 1_000_000_000;
/** Increments; starts over if the count is implausible. */
export const nextRequest = ({ requests }: FlowSession): number => (requests < MOST ? requests + 1 : 1);
export const oneMore = (count: number): number => Math.min(count, MOST) + 1;
