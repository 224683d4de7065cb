/**
 * Which suites of the slices `npm test` runs on both stores. All of them run on PostgreSQL, which does the same work in half the
 * time; on PGlite, which is what `npm start` uses, run those below. With `npm test -- both-stores`, and
 * where no PostgreSQL is to be had, all of them run on PGlite.
 *
 * A suite stands here where it is about what a store may do in its own way: what is on its disk after a crash, what waits in
 * queues, conflicts on insert, words and lists that are searched and sorted, JSON that is looked into.
 */
import { fileURLToPath } from 'node:url';

export const ON_BOTH_STORES = [
  // Refresh tokens are rotated and told apart from stolen ones.
  'accounts/sessions/login-sessions',
  // A publication under way, frozen as JSON.
  'apps/publishing/publishing',
  // A process that is killed comes back to the store on its disk.
  'bot-runner/crash',
  // Messages are numbered under a lock, sent twice and kept once.
  'conversations/visitors/visitor-channel',
  // Two who take one conversation; lists with filters and pages; words that are searched.
  'desk/desk',
  'desk/queues/queues',
  'desk/search/search',
  // Questions found by their words; what is read in the background.
  'knowledge/faqs/faqs-crud',
  'knowledge/sources/sources',
];

const SLICES = 'packages/server/src/features';
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const fileOf = (suite: string): string => `${SLICES}/${suite}.test.ts`;

/** As vitest wants it: the files to include. What decides alone needs no store, and runs here. */
export const suitesOnPglite = (all: boolean): string[] =>
  all ? [`${SLICES}/**/*.test.ts`] : [`${SLICES}/**/*.policy.test.ts`, ...ON_BOTH_STORES.map(fileOf)];
