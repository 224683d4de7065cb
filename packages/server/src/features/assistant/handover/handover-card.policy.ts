/** What a card becomes when the bot understands more, or the visitor corrects or confirms it. Pure. */
import { randomUUID } from 'node:crypto';
import type { HandoverCard } from '@parrot/contract/assistant';
import { AppError, LIMITS, truncateText } from '@parrot/contract/core';
import type { CardRow, StoredFact } from './handover.tables.ts';
import type { Understood } from './understood-facts.policy.ts';

type Content = Pick<CardRow, 'facts' | 'confirmedAt'>;

/**
 * What the visitor corrected, confirmed or removed stays as it is and is not added again. Undefined where
 * nothing changed.
 */
export function withUnderstood(
  before: Content | null,
  understood: readonly Understood[],
): Content | undefined {
  const facts = before?.facts ?? [];
  const decided = facts.filter(({ state }) => state !== 'understood');
  const hasTopic = decided.some(({ kind }) => kind === 'topic');
  const open = understood
    .filter(
      ({ kind, value }) =>
        !(kind === 'topic' && hasTopic) &&
        !decided.some((fact) => fact.kind === kind && [fact.value, fact.before].includes(value)),
    )
    .map(
      (fact): StoredFact =>
        facts.find(
          ({ kind, value, state }) => state === 'understood' && kind === fact.kind && value === fact.value,
        ) ?? { ...fact, factId: randomUUID(), state: 'understood', before: '' },
    );
  const next = [...open.filter(isTopic), ...decided, ...open.filter((fact) => !isTopic(fact))].slice(
    0,
    LIMITS.handoverFacts.perCard * 2,
  );
  const isSame = next.length === facts.length && next.every((fact) => facts.includes(fact));
  if (isSame) return undefined;
  const isMore = open.some((fact) => !facts.includes(fact));
  return { facts: next, confirmedAt: isMore ? null : (before?.confirmedAt ?? null) };
}

const isTopic = ({ kind }: Pick<StoredFact, 'kind'>): boolean => kind === 'topic';

/** Null removes the fact. A removed one is not corrected anymore. */
export function corrected({ facts, confirmedAt }: Content, factId: string, value: string | null): Content {
  const fact = facts.find((one) => one.factId === factId);
  if (!fact || fact.state === 'removed') throw new AppError('not_found');
  const text = value === null ? null : truncateText(value, LIMITS.handoverFacts.value);
  if (text === fact.value) return { facts, confirmedAt };
  const before = fact.state === 'corrected' ? fact.before : fact.value;
  const isUndone = text === before;
  const change: Partial<StoredFact> =
    text === null
      ? { state: 'removed' }
      : { value: text, state: isUndone ? 'confirmed' : 'corrected', before: isUndone ? '' : before };
  return { facts: facts.map((one) => (one === fact ? { ...one, ...change } : one)), confirmedAt };
}

export const confirmed = ({ facts }: Content, now: Date): Content => ({
  facts: facts.map((fact) => (fact.state === 'understood' ? { ...fact, state: 'confirmed' } : fact)),
  confirmedAt: now,
});

/** Null where nothing is left to show. */
export function presentCard(row: CardRow | undefined): HandoverCard | null {
  if (!row) return null;
  const { sessionId: userSessionId, revision, confirmedAt } = row;
  const facts = row.facts.flatMap(({ state, ...fact }) => (state === 'removed' ? [] : [{ ...fact, state }]));
  if (facts.length === 0) return null;
  return { userSessionId, revision, facts, confirmedAt: confirmedAt?.toISOString() ?? null };
}
