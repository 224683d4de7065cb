import type { Assignment, TraceStep } from '@parrot/contract/flows';
import { evaluate } from '../../expressions/evaluate.ts';
import { fill } from '../../templates/fill.ts';
import { setValue, unchangedValue, type ValueChange } from '../../values/set-value.ts';
import { leaveBy, type Outcome, type Turn } from '../turn.ts';

/** In order: a later assignment reads what an earlier one has set. */
export function runSetValue(turn: Turn<'set-value'>): Outcome {
  let { session } = turn;
  const trace: TraceStep[] = [];
  for (const assignment of turn.block.assignments) {
    const stored = assigned({ ...turn, session }, assignment);
    session = stored.session;
    trace.push(...stored.trace);
  }
  return leaveBy(session, 'done', { trace });
}

function assigned(turn: Turn<'set-value'>, { into, from }: Assignment): ValueChange {
  switch (from.kind) {
    case 'nothing':
      return setValue(turn, into, undefined);
    case 'template':
      return setValue(turn, into, fill(from.text, turn));
    case 'expression': {
      const { session, budget } = turn;
      const result = evaluate(from.expression, turn, budget);
      if (result.ok) return setValue(turn, into, result.value ?? undefined);
      const { because, values } = result;
      return unchangedValue(session, into, { because, values });
    }
  }
}
