import type { ActionResult, Rule, RuleRun } from '@parrot/contract/rules';
import { type KnownReferences, warningsOf } from './references.policy.ts';
import type { RuleRow, RunRow } from './rules.tables.ts';
import type { Figures } from './runs/runs.repository.ts';

export const presentRule = (
  { id, name, trigger, match, conditions, actions, isOn, sealedSecret, revision }: RuleRow,
  { known, figures }: { known: KnownReferences; figures: Figures | undefined },
): Rule => ({
  ruleId: id,
  name,
  trigger,
  match,
  conditions,
  actions,
  isOn,
  hasSecret: sealedSecret !== null,
  warnings: warningsOf({ trigger, conditions, actions }, known),
  lastFiredAt: figures?.lastFiredAt?.toISOString() ?? null,
  timesFired: figures?.timesFired ?? 0,
  revision,
});

export const presentRun = (
  { id, ruleId, ruleName, createdAt, on, outcome, met, conditions, actions, results }: RunRow,
  conversation: RuleRun['conversation'],
): RuleRun => ({
  runId: id,
  ruleId,
  ruleName,
  at: createdAt.toISOString(),
  on,
  outcome,
  met,
  conditions,
  actions: results.map(
    (result, position): ActionResult =>
      result ?? { do: actions[position]?.do ?? 'addNote', state: 'pending', reason: '' },
  ),
  conversation,
});
