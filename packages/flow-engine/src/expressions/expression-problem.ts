import { compile } from './compile.ts';

/** What is wrong with an expression, for whoever writes it; null where it can be read. */
export function expressionProblem(expression: string): string | null {
  const compiled = compile(expression);
  return compiled.ok ? null : compiled.problem;
}
