import type { Comparison, ConditionBranch, TraceCause, TraceStep } from '@parrot/contract/flows';
import { evaluate } from '../../expressions/evaluate.ts';
import { fill } from '../../templates/fill.ts';
import { compareValues } from '../../values/compare.ts';
import { readValue, todayOf } from '../../values/read-value.ts';
import { leaveBy, type Outcome, type Turn } from '../turn.ts';

/** Takes the first true branch; an expression that fails is false. */
export function runCondition(turn: Turn<'condition'>): Outcome {
  const trace: TraceStep[] = [];
  const report: Report = (problem) =>
    trace.push({ what: 'notWorkedOut', blockId: turn.session.blockId, ...problem });
  const taken = turn.block.branches.find((branch) => isBranchTrue(branch, turn, report));
  // The branch itself says which condition was true.
  return taken
    ? leaveBy(turn.session, taken.id, { trace })
    : leaveBy(turn.session, 'otherwise', { trace, because: 'nothingHolds' });
}

type Report = (problem: TraceCause) => void;

function isBranchTrue(branch: ConditionBranch, turn: Turn<'condition'>, report: Report): boolean {
  const { expression, match, comparisons } = branch;
  if (expression.trim() !== '') {
    const result = evaluate(expression, turn, turn.budget);
    if (!result.ok) report({ because: result.because, ...(result.values && { values: result.values }) });
    else if (typeof result.value !== 'boolean') report({ because: 'notYesOrNo' });
    return result.ok && result.value === true;
  }
  if (comparisons.length === 0) return false;
  const test = (comparison: Comparison) => isComparisonTrue(comparison, turn, report);
  return match === 'all' ? comparisons.every(test) : comparisons.some(test);
}

function isComparisonTrue(
  { value, operator, operand }: Comparison,
  turn: Turn<'condition'>,
  report: Report,
): boolean {
  const readable = readValue(value, turn);
  if (!readable) report({ because: 'noSuchValue', values: { value } });
  const given = { language: turn.flow.language, today: () => todayOf(turn.context) };
  return compareValues(readable ?? { type: 'text' }, operator, fill(operand, turn), given);
}
