/**
 * Computes the embeddings of an app's knowledge in the background, before a visitor asks: many documents take
 * an hour. Bots answer by words meanwhile. Progress is stored, so that it resumes after a restart and starts
 * over with another encoder.
 */
import { cacheEmbeddings, type Embedder, embeddedText, type VectorCache } from '@parrot/answer-engine';
import { type AppId, MINUTE_MS, type TenantId } from '@parrot/contract/core';
import { defineJob, type Platform, type Tx } from '../../../platform/index.ts';
import { appPublished } from '../../apps/index.ts';
import * as repository from './embedding-progress.repository.ts';
import { passagesToEmbed, questionsToEmbed, sourcesToEmbed } from './texts-to-embed.repository.ts';

type Which = { tenantId: TenantId; appId: AppId };
type Progress = { done: number; total: number };

const precomputeJob = defineJob<Which>('knowledge.learnAhead');
/** After this time another app gets a turn. */
const RUN_MS = MINUTE_MS;
/** Between two jobs for one app: many pages of a site are read one after the other. */
const PAUSE_MS = 2_000;
/** Texts between two updates of the progress. */
const BATCH_SIZE = 64;

export type PrecomputeEmbeddings = {
  start(): Promise<void>;
  /** Calls until it has begun are covered by it. */
  begin(which: Which): void;
  /** The progress; null if nothing is left. The caller must be allowed to see the app. */
  progressOf(tx: Tx, appId: AppId): Promise<Progress | null>;
};

type Needs = { embedder: Embedder | null; cache: VectorCache | null };

export function createPrecomputeEmbeddings(
  { database, clock, jobs, bus, log }: Platform,
  { embedder, cache }: Needs,
): PrecomputeEmbeddings {
  /** By app: when the last job that this process sent begins at the earliest; another process may run it. */
  const beginsAt = new Map<AppId, number>();

  const begin = ({ tenantId, appId }: Which) => {
    if (!embedder || embedder.state === 'failed') return;
    const now = Date.now();
    const last = beginsAt.get(appId) ?? 0;
    if (last > now) return;
    for (const [other, at] of beginsAt) if (at + PAUSE_MS <= now) beginsAt.delete(other);
    const startAt = Math.max(now, last + PAUSE_MS);
    beginsAt.set(appId, startAt);
    const later = startAt > now && { startAfter: new Date(startAt) };
    jobs.send(precomputeJob, { tenantId, appId }, { retries: 2, ...later }).catch((err: unknown) => {
      beginsAt.delete(appId);
      log.error({ err }, 'precomputing embeddings failed');
    });
  };

  /** True if nothing is left; false if time is up or the encoder failed. */
  const learn = async ({ tenantId, appId }: Which): Promise<'done' | 'later' | 'never'> => {
    if (!embedder || !cache) return 'never';
    const inApp = <T>(work: (tx: Tx) => Promise<T>) => database.tenant(tenantId, work);
    const until = clock.now().getTime() + RUN_MS;
    const questions = await inApp((tx) => questionsToEmbed(tx, appId));
    const sources = await inApp((tx) => sourcesToEmbed(tx, appId));
    const total = sources.reduce((sum, { passages }) => sum + passages, questions.length);
    let done = 0;
    const note = () =>
      inApp((tx) => repository.saveProgress(tx, { tenantId, appId, encoder: embedder.id, done, total }));

    const learnAll = async (texts: readonly string[]): Promise<'done' | 'later' | 'never'> => {
      for (let start = 0; start < texts.length; start += BATCH_SIZE) {
        const portion = texts.slice(start, start + BATCH_SIZE);
        if (!(await cacheEmbeddings(portion, embedder, cache))) return 'never';
        done = Math.min(total, done + portion.length);
        if (!(await note())) return 'never';
        if (clock.now().getTime() >= until) return 'later';
      }
      return 'done';
    };

    if (!(await note())) return 'never';
    let outcome = await learnAll(questions);
    for (const { id } of sources) {
      if (outcome !== 'done') return outcome;
      outcome = await learnAll((await inApp((tx) => passagesToEmbed(tx, appId, id))).map(embeddedText));
    }
    if (outcome === 'done') {
      // Texts counted at the start may have been deleted since.
      done = total;
      await note();
    }
    return outcome;
  };

  const run = async (which: Which) => {
    if ((await learn(which)) === 'later') begin(which);
  };

  bus.listen(appPublished, ({ tenantId, payload: { appId } }) => begin({ tenantId, appId }));

  return {
    begin,
    async start() {
      await jobs.work(precomputeJob, run);
      if (!embedder) return;
      for (const which of await database.system((tx) =>
        repository.appsWithPendingEmbeddings(tx, embedder.id),
      ))
        begin(which);
    },
    async progressOf(tx, appId) {
      const found = embedder && (await repository.findProgress(tx, appId));
      if (!found || found.encoder !== embedder.id || found.done >= found.total) return null;
      return { done: found.done, total: found.total };
    },
  };
}
