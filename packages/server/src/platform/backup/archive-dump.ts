/** The dump of a store that a backup contains. */
import type { Part, StoreDump } from '../db/copy/store-dump.ts';
import { type Entry, tableOf } from './archive-entries.ts';
import type { Manifest } from './manifest.ts';

/** `other` gets the entries without rows, in between. */
export function archiveDump(
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  other: (entry: Entry) => Promise<void>,
): StoreDump {
  const { migrations, jobs, tables, sequences } = manifest;
  return {
    contents: { migrations, jobs, tables },
    async *parts(): AsyncIterable<Part> {
      for await (const entry of entries) {
        const table = tableOf(entry.name);
        if (table === undefined) await other(entry);
        else yield { table, rows: entry.content };
      }
    },
    totals: () => ({ tables, sequences }),
  };
}
