/** A limit of what a subject may do. */

/** Known at once where it is counted in this process. */
type Decision = boolean | Promise<boolean>;

export type Limit = {
  /** Whether one more is allowed; if so it is counted. */
  take(subject: string): Decision;
};

/** `name` tells the limits of one installation apart. */
export type RateLimits = {
  /** So many within a minute that starts with the first. */
  perMinute(name: string, limit: number): Limit;
  /** A steady rate, with bursts. */
  steady(name: string, limit: number): Limit;
};

/** Continues at once where the value is known at once. */
export const whenKnown = <T, Result>(
  value: T | Promise<T>,
  next: (value: T) => Result | Promise<Result>,
): Result | Promise<Result> => (value instanceof Promise ? value.then(next) : next(value));
