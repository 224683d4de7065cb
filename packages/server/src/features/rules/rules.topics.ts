import type { RuleId, UserSessionId } from '@parrot/contract/core';
import type { TimedEvent } from '@parrot/contract/rules';
import { defineTopic } from '../../platform/index.ts';

/** Rules of the tenant were created, changed, ordered, switched or deleted. */
export const rulesChanged = defineTopic<Record<string, never>>('rules.changed');

/** A visitor waits as long as a rule says. */
export const waitTooLong = defineTopic<{
  ruleId: RuleId;
  on: TimedEvent;
  userSessionId: UserSessionId;
  since: string;
}>('rules.waitTooLong');

/** A rule is to call a webhook. */
export const webhookQueued = defineTopic<{ webhookId: string }>('rules.webhookQueued');
