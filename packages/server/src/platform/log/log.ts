/**
 * Structured logs: secrets are redacted by name, errors contain no user data, and repeated failures are
 * counted.
 */
import { type DestinationStream, type Logger, pino } from 'pino';
import { traceFields } from '../telemetry/active-span.ts';
import { errorFields } from './error-fields.ts';
import { createRepeatedFailures } from './repeated-failures.ts';

export type Log = Logger;

const SECRETS = [
  'password',
  'token',
  'visitorToken',
  'authorization',
  'cookie',
  'secret',
  'hash',
  'refreshToken',
  'callbackUrl',
];
const LOWEST_FAILURE = 40;

export function createLog(level: string, destination?: DestinationStream): Log {
  const failures = createRepeatedFailures(({ message, ...counts }) =>
    log.warn(counts, `${message} (repeated)`),
  );
  const options = {
    level,
    mixin: traceFields,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[kept out]' },
    serializers: { err: (error: unknown) => errorFields(error), req: requestFields },
    hooks: {
      logMethod(this: Logger, args: LogArguments, write: (...args: LogArguments) => void, number: number) {
        const [fields, message = ''] = args;
        const error = errorOf(fields);
        if (error !== undefined && number >= LOWEST_FAILURE && !failures.isFirst(error, message)) return;
        write.apply(this, args);
      },
    },
  };
  const log: Log = destination ? pino(options, destination) : pino(options);
  return log;
}

type LogArguments = [fields: unknown, message?: string, ...values: unknown[]];

const errorOf = (fields: unknown): unknown =>
  fields instanceof Error ? fields : (fields as { err?: unknown } | null)?.err;

/** Without the query, which has tokens and visitors' messages. */
const requestFields = ({ method, url }: { method?: string; url?: string }) => ({
  method,
  path: url?.split('?')[0],
});
