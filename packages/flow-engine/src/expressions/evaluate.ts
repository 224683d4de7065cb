/** Evaluates an expression with the current values. */
import { type Reading, readValue } from '../values/read-value.ts';
import { compile, type EvaluationFailed, wrong } from './compile.ts';

/** The budget of one turn for expressions, over all of its blocks. */
export type WorkBudget = { left: number };
export const WORK_A_TURN = 1_000_000;

type Evaluated = { ok: true; value: unknown } | EvaluationFailed;

/** A value that was never set is null. */
export function evaluate(expression: string, reading: Reading, budget: WorkBudget): Evaluated {
  const compiled = compile(expression);
  if (!compiled.ok) return compiled;
  budget.left -= compiled.work;
  if (budget.left < 0) return { ok: false, because: 'tooMuchWork' };
  const values = new Map<string, unknown>();
  for (const name of compiled.names) {
    const readable = readValue(name, reading);
    if (!readable) return { ok: false, because: 'noSuchValue', values: { value: name } };
    values.set(name, readable.value ?? null);
  }
  try {
    return { ok: true, value: compiled.evaluate(values) };
  } catch (error) {
    return wrong(error);
  }
}
