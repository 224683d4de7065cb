/** The last entry of a backup: what is in it, and how to check it. Described in `docs/operate/backup.md`. */
import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** Increased when an older product can't read a backup anymore. */
export const FORMAT = 1;

const count = z.number().int().min(0);
const rowDigest = z.object({ rows: count, checksum: z.string() });

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  jobs: z.object({ version: count, queues: z.array(z.string()) }).optional(),
  tables: z.array(rowDigest.extend({ name: z.string(), columns: z.string() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  files: z.object({ count, bytes: count }),
  /** Whether the key is inside, and what tells it from another one; null if there was none yet. */
  key: z.object({ isInside: z.boolean(), fingerprint: z.string().nullable() }),
  /** Of all entries before this one: name, size and content of each. */
  sha256: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;

export async function productVersion(): Promise<string> {
  const file = new URL('../../../package.json', import.meta.url);
  return String(JSON.parse(await readFile(file, 'utf8')).version);
}
