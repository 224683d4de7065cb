/** Structured logs. Secrets are taken out by name, wherever they stand one level down. */
import { type DestinationStream, type Logger, pino } from 'pino';

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

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[kept out]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
