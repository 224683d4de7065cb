/**
 * Embeddings stored by the hash of their text, so that a restart, a copy or a new version does not compute
 * them again.
 */
import { createHash } from 'node:crypto';
import type { CachedVector, VectorCache } from '@parrot/answer-engine';
import { DAY_MS } from '@parrot/contract/core';
import { defineJob, type Platform } from '../../../platform/index.ts';
import * as repository from './embeddings.repository.ts';

/** Minimum time between two updates of `used_at`, which only finds unused rows. */
const MARK_USED_AFTER_MS = 7 * DAY_MS;
const UNUSED_AFTER_MS = 60 * DAY_MS;
const EVERY_NIGHT = '40 3 * * *';
const SCALE_BYTES = 4;

const deleteUnusedJob = defineJob<Record<string, never>>('knowledge.sweepMeanings');

export type EmbeddingCache = {
  of(encoder: string): VectorCache;
  sweep(): Promise<void>;
  start(): Promise<void>;
};

export function createEmbeddingCache({
  database,
  clock,
  jobs,
}: Pick<Platform, 'database' | 'clock' | 'jobs'>): EmbeddingCache {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  const sweep = () => database.system((tx) => repository.deleteUnusedEmbeddings(tx, ago(UNUSED_AFTER_MS)));

  return {
    of: (encoder) => ({
      async read(texts) {
        const hashes = texts.map(hashOf);
        const rows = await database.system(async (tx) => {
          const found = await repository.findEmbeddings(tx, encoder, hashes);
          const stale = found
            .filter(({ usedOn }) => usedOn < ago(MARK_USED_AFTER_MS))
            .map(({ hash }) => hash);
          if (stale.length > 0) await repository.markEmbeddingsUsed(tx, encoder, stale, clock.now());
          return found;
        });
        const byHash = new Map(rows.map(({ hash, vector }) => [hash, vector]));
        return hashes.map((hash) => unpacked(byHash.get(hash)));
      },
      async write(entries) {
        const rows = new Map(
          entries.map(({ text, vector }) => {
            const hash = hashOf(text);
            return [hash, { encoder, hash, vector: packed(vector), usedOn: clock.now() }];
          }),
        );
        await database.system((tx) => repository.insertEmbeddings(tx, [...rows.values()]));
      },
    }),
    sweep,
    async start() {
      await jobs.work(deleteUnusedJob, sweep);
      await jobs.schedule(deleteUnusedJob, EVERY_NIGHT);
    },
  };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

function packed({ values, scale }: CachedVector): string {
  const bytes = Buffer.alloc(SCALE_BYTES + values.length);
  bytes.writeFloatLE(scale);
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.length), SCALE_BYTES);
  return bytes.toString('base64');
}

function unpacked(vector: string | undefined): CachedVector | undefined {
  if (vector === undefined) return undefined;
  const bytes = Buffer.from(vector, 'base64');
  return {
    scale: bytes.readFloatLE(),
    values: Int8Array.from(bytes.subarray(SCALE_BYTES), (byte) => (byte << 24) >> 24),
  };
}
