/**
 * Logs a repeated failure once in full and then as a count, so that an outage does not bury its cause under
 * thousands of stacks.
 */
import { type ErrorFields, errorFields } from './error-fields.ts';

export const SUMMARY_MS = 10_000;
/** Distinct failures tracked at a time; any beyond are logged in full. */
const MAX_KINDS = 200;

export type Summary = { message: string; repeated: number; seconds: number };
type Kind = { message: string; repeated: number };

export type RepeatedFailures = {
  /** Whether to log this one in full. */
  isFirst(error: unknown, message: string): boolean;
};

export function createRepeatedFailures(summarize: (summary: Summary) => void): RepeatedFailures {
  const kinds = new Map<string, Kind>();

  const endWindow = (key: string, kind: Kind) => {
    if (kind.repeated === 0) {
      kinds.delete(key);
      return;
    }
    summarize({ message: kind.message, repeated: kind.repeated, seconds: SUMMARY_MS / 1_000 });
    kind.repeated = 0;
    openWindow(key, kind);
  };
  const openWindow = (key: string, kind: Kind) => {
    setTimeout(() => endWindow(key, kind), SUMMARY_MS).unref();
  };

  return {
    isFirst(error, message) {
      const key = `${message} ${kindOf(errorFields(error))}`;
      const known = kinds.get(key);
      if (known) {
        known.repeated += 1;
        return false;
      }
      if (kinds.size >= MAX_KINDS) return true;
      const kind = { message, repeated: 0 };
      kinds.set(key, kind);
      openWindow(key, kind);
      return true;
    },
  };
}

/** Ports, ids and durations differ between failures of one kind. */
const kindOf = ({ type, code = '', message, cause }: ErrorFields): string =>
  [type, code, message.replace(/\d+/g, '#'), cause ? kindOf(cause) : ''].join(' ');
