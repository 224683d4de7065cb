/**
 * Which server suites `npm test` runs on both databases. All of them run on PostgreSQL, which takes half the
 * time; on PGlite, which `npm start` uses, only those below. With `npm test -- both-stores`, or without a
 * PostgreSQL, all run on PGlite.
 *
 * A suite is listed if it depends on the behavior of the database: durability after a crash, conflicts on
 * insert, search and sort order.
 */
import { fileURLToPath } from 'node:url';

export const ON_BOTH_STORES = [
  // Refresh tokens are rotated, and reuse is detected.
  'accounts/sessions/login-sessions',
  // A killed process restarts with the database on its disk.
  'bot-runner/crash',
  // Messages are numbered under a lock; a message sent twice is stored once.
  'conversations/visitors/visitor-channel',
  // Full-text search.
  'desk/search/search',
  // Questions are found by their terms.
  'knowledge/faqs/faqs-crud',
];

const SLICES = 'packages/server/src/features';
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const fileOf = (suite: string): string => `${SLICES}/${suite}.test.ts`;

/** The files to include, for vitest. Policy tests need no database and run in this project. */
export const suitesOnPglite = (all: boolean): string[] =>
  all ? [`${SLICES}/**/*.test.ts`] : [`${SLICES}/**/*.policy.test.ts`, ...ON_BOTH_STORES.map(fileOf)];
