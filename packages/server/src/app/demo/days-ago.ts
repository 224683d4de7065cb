/** Runs work as of some days ago. */
export type DaysAgo = <T>(days: number, work: () => Promise<T>) => Promise<T>;
