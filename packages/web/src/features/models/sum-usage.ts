/** Sums model usage by day, app or purpose, and defines the months as the server counts them. */
import type { ModelUse } from '@parrot/contract/models';
import type { Days } from './use-models.ts';

export type UsageGrouping = 'day' | 'app' | 'purpose';
type Sum = Pick<ModelUse, 'day' | 'appId' | 'appName' | 'purpose' | 'calls' | 'cost'> & {
  key: string;
  tokens: number;
};

/** Days by date, newest first; the rest by usage. */
export function sumUsage(items: readonly ModelUse[], grouping: UsageGrouping): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { day, appId, appName, purpose, calls, inputTokens, outputTokens, cost } of items) {
    const key = { day, app: appId ?? '', purpose }[grouping];
    const sum = sums.get(key) ?? { key, day, appId, appName, purpose, calls: 0, tokens: 0, cost: 0 };
    sum.calls += calls;
    sum.tokens += inputTokens + outputTokens;
    sum.cost += cost;
    sums.set(key, sum);
  }
  const all = [...sums.values()];
  return grouping === 'day' ? all : all.sort((one, other) => other.tokens - one.tokens);
}

export const thisMonth = (now: Date): Days => monthAt(now, 0);
export const lastMonth = (now: Date): Days => monthAt(now, -1);

const monthAt = (now: Date, offset: number): Days => {
  const day = (month: number, date: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, date)).toISOString().slice(0, 10);
  return { from: day(offset, 1), to: day(offset + 1, 0) };
};
