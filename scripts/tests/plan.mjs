/**
 * The arguments of `npm test -- …`: nothing runs everything; `unit` or `e2e` runs one of the two; anything
 * else is a filter for the runner it belongs to, followed by that runner's options. With `--processes=2` the
 * journeys of the demo run on two processes.
 */
export function plan(args) {
  const processes = args.map((word) => /^--processes=(\d+)$/.exec(word)?.[1]).find(Boolean);
  const wanted = runnersOf(args.filter((word) => !word.startsWith('--processes=')));
  return processes ? { ...wanted, processes } : wanted;
}

function runnersOf([first, ...rest]) {
  if (first === undefined) return { checks: true, unit: [], e2e: [] };
  if (first === 'unit') return { checks: false, unit: rest };
  if (first === 'e2e') return { checks: false, e2e: rest };
  const filter = [first, ...rest];
  return filter.some((word) => word.startsWith('e2e/') || word.endsWith('.spec.ts'))
    ? { checks: false, e2e: filter }
    : { checks: false, unit: filter };
}
