/** A copy session on a PGlite store. Its COPY reads and writes blobs, so tables are read a few pages at a time. */
import type { PGlite } from '@electric-sql/pglite';
import { COPY_SETTINGS, type CopySession, type Table } from './copy-session.ts';

const BLOB_BYTES = 4_000_000;
const MAX_PAGES = 1_000;
/** The table, or its partitions, with their sizes in pages. */
const LEAVES = `
  select oid::regclass::text as name, pg_relation_size(oid) / current_setting('block_size')::int as pages
  from pg_class where relkind = 'r' and (oid = $1::text::regclass
    or oid in (select relid from pg_partition_tree($1::text::regclass)))`;

export async function openPgliteSession(folder: string): Promise<CopySession> {
  // Loaded only where it is used.
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create({ dataDir: folder });
  await client.exec(COPY_SETTINGS);
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    script: async (text) => void (await client.exec(text)),
    copyOut: (table) => copyOut(client, table),
    async copyIn({ name, columns }, rows) {
      const blob = new Blob([rows as Uint8Array<ArrayBuffer>]);
      await client.query(`copy ${name} (${columns}) from '/dev/blob'`, [], { blob });
    },
    close: () => client.close(),
  };
}

async function* copyOut(client: PGlite, { name, columns }: Table): AsyncIterable<Uint8Array> {
  const leaves = await client.query<{ name: string; pages: number }>(LEAVES, [name]);
  for (const leaf of leaves.rows) {
    let page = 0;
    let count = 10;
    while (page < Number(leaf.pages)) {
      const range = `ctid >= '(${page},0)' and ctid < '(${page + count},0)'`;
      const copy = `copy (select ${columns} from ${leaf.name} where ${range}) to '/dev/blob'`;
      const { blob } = await client.query(copy);
      if (!blob) throw new Error(`PGlite returned no rows of ${leaf.name}`);
      yield new Uint8Array(await blob.arrayBuffer());
      page += count;
      count = Math.max(1, Math.min(MAX_PAGES, Math.floor((BLOB_BYTES * count) / Math.max(1, blob.size))));
    }
  }
}
