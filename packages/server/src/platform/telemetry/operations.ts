/**
 * Reports what the server does to whoever watches. Metrics and traces subscribe; without them a report costs
 * one comparison.
 */
import { tracingChannel } from 'node:diagnostics_channel';

export type Operation = {
  kind: 'event' | 'job' | 'transaction' | 'outbound' | 'mail';
  /** One of few: never an address, an id or a text of a user. */
  name: string;
  /** Set when it fails. */
  error?: unknown;
};

export const operations = tracingChannel<unknown, Operation>('parrot.operation');

export const watched = <T>(operation: Operation, work: () => Promise<T>): Promise<T> =>
  operations.start.hasSubscribers ? operations.tracePromise(work, operation) : work();
