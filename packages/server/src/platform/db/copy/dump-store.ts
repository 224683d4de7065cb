/** Reads a store as of one moment, while others write to it, a few megabytes at a time. */
import type { CopySession } from './copy-session.ts';
import { createRowDigest, type RowDigest } from './row-digest.ts';
import { listHiddenTables, listSequences, readContents } from './store-catalog.ts';
import type { Part, Sequence, StoreDump } from './store-dump.ts';

const PART_BYTES = 4_000_000;
const NEWLINE = 10;

/** Everything is read in one transaction, which ends with the session. */
export async function dumpStore(session: CopySession): Promise<StoreDump> {
  await session.script('begin isolation level repeatable read read only');
  const hidden = await listHiddenTables(session);
  if (hidden.length > 0) throw new Error(`the database user can't read all rows of ${hidden.join(', ')}`);
  const contents = await readContents(session);
  const totals: (RowDigest & { name: string })[] = [];
  let sequences: Sequence[] = [];
  return {
    contents,
    async *parts(): AsyncIterable<Part> {
      for (const table of contents.tables) {
        const digest = createRowDigest();
        for await (const rows of wholeRows(session.copyOut(table))) {
          digest.add(rows);
          yield { table: table.name, rows };
        }
        const total = digest.result();
        await requireCount(session, table.name, total.rows);
        totals.push({ name: table.name, ...total });
      }
      // Sequences are not part of the snapshot: read last, they are beyond all numbers in it.
      sequences = await listSequences(session);
    },
    totals: () => ({ tables: totals, sequences }),
  };
}

/** A row that was not read would be lost without a trace. */
async function requireCount(session: CopySession, table: string, read: number): Promise<void> {
  const [counted] = await session.query<{ count: string }>(`select count(*)::text as count from ${table}`);
  if (Number(counted?.count) !== read)
    throw new Error(`${table} has ${counted?.count} rows, and ${read} of them were read`);
}

/** Joins and cuts pieces so that each ends with a row. */
export async function* wholeRows(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let pending: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    pending.push(piece);
    bytes += piece.length;
    const end = bytes < PART_BYTES ? 0 : piece.lastIndexOf(NEWLINE) + 1;
    if (end === 0) continue;
    yield Buffer.concat([...pending.slice(0, -1), piece.subarray(0, end)]);
    pending = [piece.subarray(end)];
    bytes = piece.length - end;
  }
  if (bytes > 0) yield Buffer.concat(pending);
}
