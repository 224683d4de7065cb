/** Calls about tickets, their targets, tags, rules and opening hours. */
import type { Attempt } from './foreign-attempts.fixture.ts';
import { foreignHoursCalls } from './foreign-hours-calls.fixture.ts';
import { foreignRoutingCalls } from './foreign-routing-calls.fixture.ts';
import { foreignRuleCalls } from './foreign-rule-calls.fixture.ts';
import { foreignTagCalls } from './foreign-tag-calls.fixture.ts';
import { FOREIGN_TARGET_CALLS } from './foreign-target-calls.fixture.ts';
import { FOREIGN_TICKET_CALLS } from './foreign-ticket-calls.fixture.ts';

export const foreignTicketingCalls = (ownOnly: (body?: object) => Attempt): Record<string, Attempt> => ({
  ...foreignHoursCalls(ownOnly),
  ...foreignRuleCalls(ownOnly),
  ...FOREIGN_TARGET_CALLS,
  ...FOREIGN_TICKET_CALLS,
  ...foreignRoutingCalls(ownOnly),
  ...foreignTagCalls(ownOnly),
});
