/** Groups activities by day. */
import type { Activity } from '@parrot/contract/activity';

export type Day = { date: Date; items: Activity[] };

export function groupByDay(items: readonly Activity[]): Day[] {
  const days: Day[] = [];
  for (const item of items) {
    const date = new Date(item.at);
    const last = days.at(-1);
    if (last && last.date.toDateString() === date.toDateString()) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
}
