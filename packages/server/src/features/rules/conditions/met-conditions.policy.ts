/** Whether the conditions of a rule hold. */
import type { RuleCondition, RuleContent } from '@parrot/contract/rules';
import { isEnded, ownerOf } from '../../conversations/index.ts';
import type { Facts } from './facts.ts';
import { containsFolded, equalsFolded, hasAnyTerm } from './terms-in-text.ts';

/** The positions of the conditions that hold; null if the rule must not run. */
export async function metConditions(
  { match, conditions }: Pick<RuleContent, 'match' | 'conditions'>,
  facts: Facts,
): Promise<number[] | null> {
  const met: number[] = [];
  // One after the other: they share a transaction.
  for (const [position, condition] of conditions.entries())
    if (await isMet(condition, facts)) met.push(position);
  const isEnough = match === 'all' ? met.length === conditions.length : met.length > 0;
  return isEnough || conditions.length === 0 ? met : null;
}

async function isMet(condition: RuleCondition, facts: Facts): Promise<boolean> {
  const { session } = facts;
  switch (condition.about) {
    case 'app':
      return condition.is === condition.appIds.includes(session.appId);
    case 'language':
      return condition.is === condition.languages.some((language) => language === languageOf(session));
    case 'tag': {
      const tagIds = await facts.tagIds();
      return condition.is === condition.tagIds.some((tagId) => tagIds.includes(tagId));
    }
    case 'priority': {
      const ticket = await facts.ticket();
      return ticket !== null && condition.is === condition.priorities.includes(ticket.priority);
    }
    case 'status': {
      const ticket = await facts.ticket();
      return ticket !== null && condition.is === condition.statuses.includes(ticket.status);
    }
    case 'message': {
      const texts = await facts.texts();
      return condition.is === texts.some((text) => hasAnyTerm(text, condition.terms));
    }
    case 'field': {
      const value = await facts.field(condition.name);
      return condition.test === 'equals'
        ? equalsFolded(value, condition.value)
        : containsFolded(value, condition.value);
    }
    case 'rating':
      return session.rating !== null && session.rating <= condition.atMost;
    case 'openingHours':
      return condition.is === (await facts.isOpen());
    case 'assigned':
      return condition.is === (!isEnded(session.status) && ownerOf(session) !== null);
    case 'returning':
      return condition.is === (await facts.isReturning());
  }
}

/** Without its region: de-AT is German. */
const languageOf = ({ language }: { language: string }): string =>
  language.split(/[-_]/)[0]?.toLowerCase() ?? '';
