/** Recomputes vectors of other encoders in the background, as vectors of two encoders cannot be compared. */
import { defineJob, type Platform } from '../../platform/index.ts';
import { questionsOfOtherEncoders, saveVectors } from './asked-questions.repository.ts';
import type { Embed } from './collect-unanswered.ts';
import { packVector } from './packed-vector.ts';
import type { QuestionGroupCache } from './question-groups.ts';

const recomputeVectorsJob = defineJob<Record<string, never>>('learning.remakeVectors');
const BATCH_SIZE = 256;
/** Batches per run; then other jobs get a turn. */
const BATCHES_PER_RUN = 20;

type Needs = { groupCache: QuestionGroupCache; embed: Embed; encoderId: string };

export async function startRecomputingVectors(
  { database, jobs }: Pick<Platform, 'database' | 'jobs'>,
  { groupCache, embed, encoderId }: Needs,
): Promise<void> {
  const run = async () => {
    for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
      const asked = await database.system((tx) => questionsOfOtherEncoders(tx, encoderId, BATCH_SIZE));
      const vectors = asked.length > 0 ? await embed(asked.map(({ text }) => text)) : null;
      // Nothing is left, or the encoder failed.
      if (!vectors) return;
      const rows = asked.map(({ id }, at) => ({ id, vector: packVector(vectors[at] as Float32Array) }));
      await database.system((tx) => saveVectors(tx, encoderId, rows));
      groupCache.forgetAll();
    }
    await jobs.send(recomputeVectorsJob, {});
  };
  await jobs.work(recomputeVectorsJob, run);
  await jobs.send(recomputeVectorsJob, {});
}
