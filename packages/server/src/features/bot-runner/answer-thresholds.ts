/** From which scores on a version answers: by the level of the app, and by those of its topics. */
import type { AnswerThresholds } from '@parrot/answer-engine';
import { type AppSettings, appThreshold, topicThreshold } from '@parrot/contract/apps';
import type { FaqId } from '@parrot/contract/core';
import { inSlices } from '../../platform/index.ts';
import type { FrozenFaq } from '../apps/index.ts';

type AnswerSettings = Pick<AppSettings['behaviour'], 'answerLevel' | 'topicAnswerLevels' | 'answerThreshold'>;

export async function answerThresholds(
  faqs: readonly FrozenFaq[],
  settings: AnswerSettings,
): Promise<AnswerThresholds> {
  const threshold = appThreshold(settings);
  if (settings.topicAnswerLevels.length === 0) return { threshold };
  const thresholds = new Map<FaqId, number>();
  await inSlices(faqs, ({ faqId, groupId = faqId, ...topic }) => {
    const own = topicThreshold(settings, topic);
    if (own !== undefined) thresholds.set(groupId, own);
  });
  return { threshold, thresholds };
}
