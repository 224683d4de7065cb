import type { Comparison, ConditionBranch, TraceCause, TraceStep } from '@parrot/contract/flows';
import { workOut } from '../../expressions/evaluate.ts';
import { fill } from '../../templates/fill.ts';
import { holds } from '../../values/compare.ts';
import { readValue, todayOf } from '../../values/read-value.ts';
import { goes, type Outcome, type Turn } from '../turn.ts';

/** The first branch that holds; what can't be worked out does not hold. */
export function runCondition(turn: Turn<'condition'>): Outcome {
  const trace: TraceStep[] = [];
  const tell: Tell = (problem) =>
    trace.push({ what: 'notWorkedOut', blockId: turn.session.blockId, ...problem });
  const taken = turn.block.branches.find((branch) => branchHolds(branch, turn, tell));
  // The way that is taken says by its name what holds.
  return taken
    ? goes(turn.session, taken.id, { trace })
    : goes(turn.session, 'otherwise', { trace, because: 'nothingHolds' });
}

type Tell = (problem: TraceCause) => void;

function branchHolds(branch: ConditionBranch, turn: Turn<'condition'>, tell: Tell): boolean {
  const { expression, match, comparisons } = branch;
  if (expression.trim() !== '') {
    const result = workOut(expression, turn, turn.budget);
    if (!result.ok) tell({ because: result.because, ...(result.values && { values: result.values }) });
    else if (typeof result.value !== 'boolean') tell({ because: 'notYesOrNo' });
    return result.ok && result.value === true;
  }
  if (comparisons.length === 0) return false;
  const test = (comparison: Comparison) => comparisonHolds(comparison, turn, tell);
  return match === 'all' ? comparisons.every(test) : comparisons.some(test);
}

function comparisonHolds(
  { value, operator, operand }: Comparison,
  turn: Turn<'condition'>,
  tell: Tell,
): boolean {
  const readable = readValue(value, turn);
  if (!readable) tell({ because: 'noSuchValue', values: { value } });
  const given = { language: turn.flow.language, today: () => todayOf(turn.around) };
  return holds(readable ?? { type: 'text' }, operator, fill(operand, turn), given);
}
