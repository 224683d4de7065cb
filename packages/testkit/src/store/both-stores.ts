/**
 * Which server suites `npm test` runs on both databases. All of them run on PostgreSQL, which takes half the
 * time; on PGlite, which `npm start` uses, only those below. With `npm test -- both-stores`, or without a
 * PostgreSQL, all run on PGlite.
 *
 * A suite is listed if it depends on the behavior of the database: durability after a crash, queues,
 * conflicts on insert, search and sort order, JSON queries.
 */
import { fileURLToPath } from 'node:url';

export const ON_BOTH_STORES = [
  // Refresh tokens are rotated, and reuse is detected.
  'accounts/sessions/login-sessions',
  // Publishing in progress, frozen as JSON.
  'apps/publishing/publishing',
  // A killed process restarts with the database on its disk.
  'bot-runner/crash',
  // Messages are numbered under a lock; a message sent twice is stored once.
  'conversations/visitors/visitor-channel',
  // Two agents take one conversation; lists with filters and pages; full-text search.
  'desk/desk',
  'desk/queues/queues',
  'desk/search/search',
  // Questions are found by their terms; sources are read in the background.
  'knowledge/faqs/faqs-crud',
  'knowledge/sources/sources',
];

const SLICES = 'packages/server/src/features';
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const fileOf = (suite: string): string => `${SLICES}/${suite}.test.ts`;

/** The files to include, for vitest. Policy tests need no database and run in this project. */
export const suitesOnPglite = (all: boolean): string[] =>
  all ? [`${SLICES}/**/*.test.ts`] : [`${SLICES}/**/*.policy.test.ts`, ...ON_BOTH_STORES.map(fileOf)];
