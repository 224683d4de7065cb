/** Learning: unanswered questions, and why the bot answered as it did. */
import type { Platform, Route } from '../../platform/index.ts';
import type { Apps } from '../apps/index.ts';
import type { Knowledge } from '../knowledge/index.ts';
import { type CollectUnanswered, createCollectUnanswered, type Embed } from './collect-unanswered.ts';
import { type Corrections, createCorrections } from './corrections.service.ts';
import { collectOnEvents, proposeOnEvents } from './learning.listeners.ts';
import { learningRoutes } from './learning.routes.ts';
import { createLearningService, type LearningService } from './learning.service.ts';
import { createOpenTrace } from './message-trace.service.ts';
import { createPreviewAnswerLevels, type DecideAtLevels } from './preview-answer-levels.ts';
import { createProposeFix, createStoreFix } from './proposals/propose-fix.ts';
import { createProposeWhisper } from './proposals/propose-whisper.ts';
import { createQuestionGroupCache } from './question-groups.ts';
import { startRecomputingVectors } from './recompute-vectors.job.ts';
import { type AskDraft, createWouldAnswer } from './would-answer.ts';

export { questionsInConversation } from './conversation-questions.repository.ts';
export type { Corrections } from './corrections.service.ts';
export { recentQuestions } from './recent-questions.ts';

type Needs = {
  apps: Pick<Apps, 'visibleAppIds' | 'requireApp' | 'canAccessApp' | 'loadDraft' | 'loadVersion'>;
  knowledge: Pick<Knowledge, 'add' | 'changeAnswer'>;
  ask: AskDraft;
  decideAtLevels: DecideAtLevels;
  /** Omitted without an encoder: questions are then grouped by their words. */
  embed?: Embed;
  /** Id of the encoder that computes the vectors. */
  encoderId?: string | null;
};

export type Learning = {
  routes: Route[];
  start(): Promise<void>;
  /** Stores the unanswered questions of a session, which events do for sessions that are live. */
  collect: CollectUnanswered;
  /** What builders do about unanswered questions. */
  review: Pick<LearningService, 'list' | 'answer' | 'setState'>;
  corrections: Corrections;
};

export function createLearning(
  platform: Platform,
  { apps, knowledge, ask, decideAtLevels, embed = async () => null, encoderId = null }: Needs,
): Learning {
  const groupCache = createQuestionGroupCache(encoderId, platform.cluster.redis !== undefined);
  const collect = createCollectUnanswered(platform, { groupCache, embed, encoderId });
  const learning = createLearningService(platform, { apps, knowledge });
  collectOnEvents(platform, collect);
  const storeFix = createStoreFix(platform, { groupCache, embed, encoderId });
  const propose = createProposeFix(storeFix, apps);
  const proposeWhisper = createProposeWhisper(platform, storeFix);
  proposeOnEvents(platform, { proposeWhisper });
  return {
    corrections: createCorrections(platform, { apps, ask, propose, proposeWhisper, learning }),
    collect,
    review: learning,
    routes: learningRoutes({
      learning,
      wouldAnswer: createWouldAnswer(platform, { apps, ask, groupCache, embed }),
      openTrace: createOpenTrace(platform, apps),
      previewAnswerLevels: createPreviewAnswerLevels(platform, { apps, decideAtLevels }),
      propose,
    }),
    async start() {
      if (encoderId !== null) await startRecomputingVectors(platform, { groupCache, embed, encoderId });
    },
  };
}
