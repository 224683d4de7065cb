/**
 * The value at a path such as `order.items.0.name` in external data; undefined if there is none. Own
 * properties only.
 */
export function atPath(data: unknown, path: string): unknown {
  const steps = path.trim() === '' ? [] : path.trim().split('.');
  let here = data;
  for (const step of steps) {
    if (typeof here !== 'object' || here === null) return undefined;
    if (Array.isArray(here) && !/^\d{1,6}$/.test(step)) return undefined;
    if (!Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here ?? undefined;
}
