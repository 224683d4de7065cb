/** What an action knows of the run that it is part of. */
import type { RuleId, RuleRunId } from '@parrot/contract/core';
import type { Facts } from '../conditions/facts.ts';

export type RunningRule = {
  runId: RuleRunId;
  /** Of the action in its run. */
  position: number;
  rule: { id: RuleId; name: string };
  facts: Facts;
};
