/**
 * Which suites of the slices `npm test` runs on both stores. All of them run on PGlite, which is what `npm start` uses; on
 * PostgreSQL run those below, and with `npm test -- both-stores` all of them too.
 *
 * A suite stands here where it is about what a store may do in its own way: locks and work done side by side, what waits in
 * queues, conflicts on insert, words and lists that are searched and sorted, JSON that is looked into, and the main path of
 * its slice. A slice that does not stand here runs whole on both.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ON_BOTH_STORES: Record<string, readonly string[]> = {
  // Refresh tokens are rotated and told apart from stolen ones; tries are counted; what is over is tidied up.
  accounts: ['session', 'sign-in', 'installation', 'invitation'],
  activity: ['activity'],
  assistant: ['assistant'],
  // Lists with search and pages; a publication under way; versions looked into as JSON; sightings counted side by side.
  apps: ['apps', 'app-lists', 'publish', 'versions', 'sightings', 'sharing'],
  billing: ['billing'],
  'bot-runner': ['bot-runner'],
  // Messages are numbered under a lock, sent twice and kept once; sessions end by a job.
  conversations: ['visitor-channel', 'visitor-identity', 'quiet-sessions'],
  // Two who take one conversation, what is given one at a time under a lock, lines that are swept, JSON that is looked into;
  // lists with filters and pages, words that are searched, and what hangs on a visitor.
  desk: ['desk', 'moves', 'assigning', 'presence', 'waiting', 'queues', 'search', 'visitor-context'],
  flows: ['flows', 'flow-tests'],
  // Questions found by their words; what is read in the background, by several at once.
  knowledge: ['knowledge', 'faqs/faqs', 'sources', 'sites/sites', 'answering/answering'],
  learning: ['learning', 'propose-fix'],
  models: ['models'],
  notifications: ['notifications', 'notification-list'],
  // People, roles and groups held by key while others change them.
  team: ['invitations', 'roles', 'groups', 'users', 'availability'],
};

const SLICES = 'packages/server/src/features';
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** As vitest wants it: the files to include. */
export function suitesOnPostgres(all: boolean): string[] {
  if (all) return [`${SLICES}/**/*.test.ts`];
  return readdirSync(ROOT + SLICES).flatMap((slice) =>
    (ON_BOTH_STORES[slice] ?? ['**/*']).map((suite) => `${SLICES}/${slice}/${suite}.test.ts`),
  );
}
