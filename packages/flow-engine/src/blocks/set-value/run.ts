import type { Assignment, TraceStep } from '@parrot/contract/flows';
import { workOut } from '../../expressions/evaluate.ts';
import { fill } from '../../templates/fill.ts';
import { type Kept, notKept, setValue } from '../../values/set-value.ts';
import { goes, type Outcome, type Turn } from '../turn.ts';

/** One after the other: a later one reads what an earlier one has set. */
export function runSetValue(turn: Turn<'set-value'>): Outcome {
  let { session } = turn;
  const trace: TraceStep[] = [];
  for (const assignment of turn.block.assignments) {
    const kept = assigned({ ...turn, session }, assignment);
    session = kept.session;
    trace.push(...kept.trace);
  }
  return goes(session, 'done', { trace });
}

function assigned(turn: Turn<'set-value'>, { into, from }: Assignment): Kept {
  switch (from.kind) {
    case 'nothing':
      return setValue(turn, into, undefined);
    case 'template':
      return setValue(turn, into, fill(from.text, turn));
    case 'expression': {
      const { session, budget } = turn;
      const result = workOut(from.expression, turn, budget);
      if (result.ok) return setValue(turn, into, result.value ?? undefined);
      const { because, values } = result;
      return notKept(session, into, { because, values });
    }
  }
}
