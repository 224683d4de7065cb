/**
 * Priorities of queued jobs by which tenants take turns: the third waiting job of one tenant ranks behind the
 * first of another.
 */
export type FairPriority = {
  /** Counts one more waiting job of the tenant; its priority. */
  next(tenant: string): number;
  /** A job of the tenant ended. */
  done(tenant: string): void;
};

export function createFairPriority(): FairPriority {
  const pending = new Map<string, number>();
  return {
    next(tenant) {
      const before = pending.get(tenant) ?? 0;
      pending.set(tenant, before + 1);
      return -before;
    },
    done(tenant) {
      const left = (pending.get(tenant) ?? 0) - 1;
      if (left > 0) pending.set(tenant, left);
      else pending.delete(tenant);
    },
  };
}
