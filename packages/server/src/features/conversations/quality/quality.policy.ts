/**
 * How well a conversation went, from 0 to 100. What is known of it is weighed: what the visitor thought, whether they were
 * answered, how long they waited; being handed back and forth counts against it. Null where too little is known to say.
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

/** Up to the first is as good as it gets, from the second on as bad. */
const WAIT = { best: MINUTE_MS, worst: 10 * MINUTE_MS };
const FIRST_RESPONSE = { best: MINUTE_MS / 2, worst: 5 * MINUTE_MS };
/** Of parts that are known, their weights together must be so much at least. */
const ENOUGH_KNOWN = 3;
const PER_HAND_BACK = 10;
const MOST_HAND_BACKS = 3;
const HAND_BACKS: readonly (SessionEventKind | null)[] = ['released', 'nobody-came', 'transfer-returned'];
const COMES: readonly (SessionEventKind | null)[] = ['taken', 'assigned'];

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
  if (known < ENOUGH_KNOWN) return null;
  const mean = parts.reduce((sum, { weight, score }) => sum + weight * score, 0) / known;
  const handBacks = messages.filter(({ event }) => HAND_BACKS.includes(event)).length;
  const score = mean - PER_HAND_BACK * Math.min(handBacks, MOST_HAND_BACKS);
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
 * Which share of what the visitor firstReply got an answer: by a person at all, or by the bot where it looked for one and was
 * sure. What a bot did not look up was no question to it.
 */
function answered(messages: readonly ScoredMessage[]): Part | null {
  let [questions, answeredCount] = [0, 0];
  for (const [at, message] of messages.entries()) {
    if (!isVisitors(message)) continue;
    const after = messages.slice(at + 1);
    const next = after.findIndex(({ userType, found }) => userType === 'agent' || found !== null);
    const reply = next === -1 ? undefined : after[next];
    const byPerson = reply?.userType === 'agent';
    // Several messages in a row are answeredCount by the one answer that follows.
    if (byPerson || reply?.found === 'answer') answeredCount += 1;
    if (byPerson || reply || isOwedByAgents(messages.slice(0, at + 1), after)) questions += 1;
  }
  return questions === 0 ? null : { weight: 3, score: (answeredCount / questions) * 100 };
}

/** A person was questions for, before or after it, and none has answered. */
const isOwedByAgents = (before: readonly ScoredMessage[], after: readonly ScoredMessage[]): boolean =>
  [...before, ...after].some(({ event }) => event === 'person-requested' || event === 'taken');

/** From asking for a person until one assigned; who gave up has waited in vain. */
function waited(messages: readonly ScoredMessage[]): Part | null {
  const from = messages.findIndex(({ event }) => event === 'person-requested');
  const start = messages[from];
  if (!start) return null;
  const assigned = messages.slice(from).find(({ event }) => COMES.includes(event));
  return { weight: 2, score: assigned ? swift(assigned.at.getTime() - start.at.getTime(), WAIT) : 0 };
}

/** From when somebody assigned until they firstReply something. */
function responded(messages: readonly ScoredMessage[]): Part | null {
  const from = messages.findIndex(({ event }) => COMES.includes(event));
  const start = messages[from];
  if (!start) return null;
  const firstReply = messages.slice(from).find(({ userType }) => userType === 'agent');
  return {
    weight: 1,
    score: firstReply ? swift(firstReply.at.getTime() - start.at.getTime(), FIRST_RESPONSE) : 0,
  };
}

function swift(took: number, { best, worst }: { best: number; worst: number }): number {
  const share = (took - best) / (worst - best);
  return (1 - Math.min(1, Math.max(0, share))) * 100;
}
