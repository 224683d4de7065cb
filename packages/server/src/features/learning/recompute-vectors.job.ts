/** Recomputes vectors of other encoders in the background, as vectors of two encoders cannot be compared. */
import { defineJob, type Platform } from '../../platform/index.ts';
import { questionsOfOtherEncoders, saveVectors } from './asked-questions.repository.ts';
import type { Embed } from './collect-unanswered.ts';
import { packVector } from './packed-vector.ts';
import type { QuestionGroupCache } from './question-groups.ts';

const remakeVectors = defineJob<Record<string, never>>('learning.remakeVectors');
const PORTION = 256;
/** Batches per run; then other jobs get a turn. */
const PORTIONS = 20;

type Needs = { groupCache: QuestionGroupCache; embed: Embed; encoderId: string };

export async function startRecomputingVectors(
  { database, jobs }: Pick<Platform, 'database' | 'jobs'>,
  { groupCache, embed, encoderId }: Needs,
): Promise<void> {
  const run = async () => {
    for (let portion = 0; portion < PORTIONS; portion += 1) {
      const asked = await database.system((tx) => questionsOfOtherEncoders(tx, encoderId, PORTION));
      const vectors = asked.length > 0 ? await embed(asked.map(({ text }) => text)) : null;
      // Nothing is left, or the encoder failed.
      if (!vectors) return;
      const rows = asked.map(({ id }, at) => ({ id, vector: packVector(vectors[at] as Float32Array) }));
      await database.system((tx) => saveVectors(tx, encoderId, rows));
      groupCache.forgetAll();
    }
    await jobs.send(remakeVectors, {});
  };
  await jobs.work(remakeVectors, run);
  await jobs.send(remakeVectors, {});
}
