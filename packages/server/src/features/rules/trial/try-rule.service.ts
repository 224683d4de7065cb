/** Tries a rule on past conversations. Reads only; ends after some seconds with what it has. */
import { LIMITS } from '@parrot/contract/core';
import type { RuleContent, TrialHit } from '@parrot/contract/rules';
import type { Caller, Platform } from '../../../platform/index.ts';
import type { Apps } from '../../apps/index.ts';
import { visibilityOf, visibleTo } from '../../desk/index.ts';
import type { AppHours } from '../../hours/index.ts';
import { tagsOfSessions } from '../../tags/index.ts';
import { createFacts, type KnownFacts } from '../conditions/facts.ts';
import { metConditions } from '../conditions/met-conditions.policy.ts';
import { nameConversation, ticketsOfSessions } from '../named-conversations.repository.ts';
import { latestSessions, pastMessages } from './past-sessions.repository.ts';
import { startsIn } from './would-start.policy.ts';

const MAX_MS = 4_000;

type Trial = { tried: number; isComplete: boolean; fired: TrialHit[] };
export type TryRule = (caller: Caller, rule: RuleContent) => Promise<Trial>;

type Needs = { apps: Pick<Apps, 'visibleAppIds'>; hours: Pick<AppHours, 'closedNow'> };

export const createTryRule =
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>, { apps, hours }: Needs): TryRule =>
  (caller, rule) =>
    database.tenant(caller.tenantId, async (tx) => {
      const endsAt = performance.now() + MAX_MS;
      const visibility = await visibilityOf(tx, caller, apps);
      const sessions = await latestSessions(tx, visibleTo(visibility), LIMITS.ruleTrialSessions);
      const ids = sessions.map(({ id }) => id);
      const tickets = ids.length > 0 ? await ticketsOfSessions(tx, ids) : new Map();
      const tags = await tagsOfSessions(tx, ids);
      const now = clock.now();
      const fired: TrialHit[] = [];
      let tried = 0;
      for (const session of sessions) {
        if (performance.now() > endsAt) break;
        tried += 1;
        const ticket = tickets.get(session.id) ?? null;
        const tagIds = tags.get(session.id) ?? [];
        const messages = await pastMessages(tx, session.id);
        const known: KnownFacts = { ticket, tagIds };
        for (const text of startsIn(rule.trigger, { session, messages, ticket, tagIds, now })) {
          const met = await metConditions(
            rule,
            createFacts(tx, session, { hours, known: { ...known, text } }),
          );
          if (!met) continue;
          const startedAt = session.startedAt.toISOString();
          fired.push({ ...nameConversation(session, ticket?.number ?? null), startedAt, met });
          break;
        }
      }
      return { tried, isComplete: tried === sessions.length, fired };
    });
