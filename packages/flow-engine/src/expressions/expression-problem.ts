import type { ExpressionProblem, TraceCause } from '@parrot/contract/flows';
import { compile } from './compile.ts';

/** What is wrong with an expression, for the editor; null if it is valid. */
export function expressionProblem(expression: string): TraceCause<ExpressionProblem> | null {
  const compiled = compile(expression);
  if (compiled.ok) return null;
  const { ok: _ok, ...problem } = compiled;
  return problem;
}
