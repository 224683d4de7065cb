/** Compiles an expression once and caches it. Only builders write expressions; visitors' texts are values. */
import { EvaluationError, ParseError, TypeError as WrongType } from '@marcbachmann/cel-js';
import { LIMITS } from '@parrot/contract/core';
import type { ExpressionProblem, TraceCause } from '@parrot/contract/flows';
import { environment } from './language.ts';
import { MOST_WORK, worstCaseCost } from './worst-case-cost.ts';

type Compiled =
  | {
      ok: true;
      names: ReadonlySet<string>;
      work: number;
      evaluate: (values: ReadonlyMap<string, unknown>) => unknown;
    }
  | EvaluationFailed;
export type EvaluationFailed = { ok: false } & TraceCause<ExpressionProblem>;

/** Enough for every expression of many large flows; then the cache is cleared. */
const MOST_KEPT = 2_000;
const cache = new Map<string, Compiled>();

export function compile(expression: string): Compiled {
  const known = cache.get(expression);
  if (known) return known;
  const compiled = read(expression);
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(expression, compiled);
  return compiled;
}

function read(expression: string): Compiled {
  if (expression.length > LIMITS.flowExpression) return { ok: false, because: 'expressionTooLong' };
  try {
    const parsed = environment.parse(expression);
    const { work, names } = worstCaseCost(parsed.ast);
    if (work > MOST_WORK) return { ok: false, because: 'expressionTooSlow' };
    const checked = parsed.check();
    if (!checked.valid) return wrong(checked.error);
    return { ok: true, names, work, evaluate: (values) => parsed(bare(values)) };
  } catch (error) {
    return wrong(error);
  }
}

/** Without the names of built-in object properties. */
const bare = (values: ReadonlyMap<string, unknown>): Record<string, unknown> =>
  Object.assign(Object.create(null), Object.fromEntries(values));

export const wrong = (error: unknown): EvaluationFailed => ({
  ok: false,
  because: 'expressionWrong',
  values: { problem: sentenceOf(error) },
});

/** Without the source excerpt that the library adds. */
function sentenceOf(error: unknown): string {
  if (error instanceof ParseError || error instanceof EvaluationError || error instanceof WrongType)
    return error.summary;
  return error instanceof Error ? error.message : String(error);
}
