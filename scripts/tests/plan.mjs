/**
 * What `npm test -- …` asks for: nothing means everything; `unit` or `e2e` one of the two; anything else is a
 * filter for the one it points to. What follows is handed on to the runner. `both-stores` before all of it runs every suite of
 * the slices on both stores, not only those chosen for it.
 */
export function plan([first, ...rest]) {
  if (first === 'both-stores') return { ...plan(rest), bothStores: true };
  if (first === undefined) return { checks: true, unit: [], e2e: [] };
  if (first === 'unit') return { checks: false, unit: rest };
  if (first === 'e2e') return { checks: false, e2e: rest };
  const filter = [first, ...rest];
  return filter.some((word) => word.startsWith('e2e/') || word.endsWith('.spec.ts'))
    ? { checks: false, e2e: filter }
    : { checks: false, unit: filter };
}
