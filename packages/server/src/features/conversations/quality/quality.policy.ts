/**
 * The quality of a session, from 0 to 100. Rating, share of answered questions and waiting time are weighted;
 * returns to the queue count against it. Null where too little is known.
 */
import type { SenderType, SessionEventKind, Thumb } from '@parrot/contract/conversations';
import { MINUTE_MS } from '@parrot/contract/core';
import type { FindingTrace } from '@parrot/contract/learning';

export type ScoredMessage = {
  userType: SenderType;
  event: SessionEventKind | null;
  thumb: Thumb | null;
  found: FindingTrace['kind'] | null;
  at: Date;
};
type QualityFacts = { rating: number | null; messages: readonly ScoredMessage[] };

type Part = { weight: number; score: number };

/** Full score up to the first, none from the second on. */
const WAIT = { best: MINUTE_MS, worst: 10 * MINUTE_MS };
const FIRST_RESPONSE = { best: MINUTE_MS / 2, worst: 5 * MINUTE_MS };
/** The weights of the known parts must add up to this. */
const MIN_WEIGHT = 3;
const PENALTY_PER_RETURN = 10;
const MAX_RETURNS = 3;
const RETURN_EVENTS: readonly (SessionEventKind | null)[] = ['released', 'nobody-came', 'transfer-returned'];
const ASSIGNMENT_EVENTS: readonly (SessionEventKind | null)[] = ['taken', 'assigned'];

export function qualityScore({ rating, messages }: QualityFacts): number | null {
  if (!messages.some(isVisitors)) return null;
  const parts = [
    rated(rating),
    thumbs(messages),
    answered(messages),
    waited(messages),
    responded(messages),
  ].filter((part) => part !== null);
  const known = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (known < MIN_WEIGHT) return null;
  const mean = parts.reduce((sum, { weight, score }) => sum + weight * score, 0) / known;
  const returns = messages.filter(({ event }) => RETURN_EVENTS.includes(event)).length;
  const score = mean - PENALTY_PER_RETURN * Math.min(returns, MAX_RETURNS);
  return Math.round(Math.min(100, Math.max(0, score)));
}

const isVisitors = ({ userType }: ScoredMessage): boolean => userType === 'visitor';

const rated = (rating: number | null): Part | null =>
  rating === null ? null : { weight: 4, score: ((rating - 1) / 4) * 100 };

function thumbs(messages: readonly ScoredMessage[]): Part | null {
  const [up, down] = (['up', 'down'] as const).map(
    (way) => messages.filter(({ thumb }) => thumb === way).length,
  );
  const all = (up ?? 0) + (down ?? 0);
  return all === 0 ? null : { weight: 2, score: ((up ?? 0) / all) * 100 };
}

/**
 * The share of the visitor's messages that were answered: by an agent at all, or by the bot if it looked up
 * an answer and found one. Messages that the bot did not look up are not questions.
 */
function answered(messages: readonly ScoredMessage[]): Part | null {
  let [questions, answeredCount] = [0, 0];
  for (const [at, message] of messages.entries()) {
    if (!isVisitors(message)) continue;
    const after = messages.slice(at + 1);
    const next = after.findIndex(({ userType, found }) => userType === 'agent' || found !== null);
    const reply = next === -1 ? undefined : after[next];
    const byAgent = reply?.userType === 'agent';
    // Several messages in a row are answered by the one reply that follows.
    if (byAgent || reply?.found === 'answer') answeredCount += 1;
    if (byAgent || reply || isOwedByAgents(messages.slice(0, at + 1), after)) questions += 1;
  }
  return questions === 0 ? null : { weight: 3, score: (answeredCount / questions) * 100 };
}

/** An agent was requested or took the session, and has not answered. */
const isOwedByAgents = (before: readonly ScoredMessage[], after: readonly ScoredMessage[]): boolean =>
  [...before, ...after].some(({ event }) => event === 'person-requested' || event === 'taken');

/** From the request for an agent until one took the session; zero where none did. */
function waited(messages: readonly ScoredMessage[]): Part | null {
  const from = messages.findIndex(({ event }) => event === 'person-requested');
  const start = messages[from];
  if (!start) return null;
  const assigned = messages.slice(from).find(({ event }) => ASSIGNMENT_EVENTS.includes(event));
  return { weight: 2, score: assigned ? speedScore(assigned.at.getTime() - start.at.getTime(), WAIT) : 0 };
}

/** From taking the session until the agent's first message. */
function responded(messages: readonly ScoredMessage[]): Part | null {
  const from = messages.findIndex(({ event }) => ASSIGNMENT_EVENTS.includes(event));
  const start = messages[from];
  if (!start) return null;
  const firstReply = messages.slice(from).find(({ userType }) => userType === 'agent');
  return {
    weight: 1,
    score: firstReply ? speedScore(firstReply.at.getTime() - start.at.getTime(), FIRST_RESPONSE) : 0,
  };
}

function speedScore(took: number, { best, worst }: { best: number; worst: number }): number {
  const share = (took - best) / (worst - best);
  return (1 - Math.min(1, Math.max(0, share))) * 100;
}
