/** What a draft would do with a question at each level of caution. */
import type { Decision } from '@parrot/answer-engine';
import { ANSWER_LEVELS, type AppSettings } from '@parrot/contract/apps';
import { TOPIC_LEVELS, type TopicPath } from '@parrot/contract/knowledge';
import type { AppSnapshot } from '../apps/index.ts';
import { answerThresholds } from './answer-thresholds.ts';
import type { PrepareAnswers } from './prepare-answers.ts';

/** In the order of `ANSWER_LEVELS`. */
type DecideAtLevels = (
  snapshot: AppSnapshot,
  topic: TopicPath | undefined,
) => Promise<(question: string) => Promise<Decision['kind'][]>>;

/** With a topic, its level varies, and the rest stays as set. */
export const createDecideAtLevels =
  (prepareAnswers: PrepareAnswers): DecideAtLevels =>
  async (snapshot, topic) => {
    const { decideAt } = await prepareAnswers(snapshot, { trained: true });
    const options = await Promise.all(
      ANSWER_LEVELS.map((level) =>
        answerThresholds(snapshot.faqs, withLevel(snapshot.settings.behaviour, level, topic)),
      ),
    );
    return async (question) => (await decideAt(question, options)).map(({ kind }) => kind);
  };

function withLevel(
  behaviour: AppSettings['behaviour'],
  level: AppSettings['behaviour']['answerLevel'],
  topic: TopicPath | undefined,
): AppSettings['behaviour'] {
  if (!topic) return { ...behaviour, answerLevel: level, answerThreshold: null };
  const others = behaviour.topicAnswerLevels.filter(({ path }) =>
    TOPIC_LEVELS.some((each) => path[each] !== topic[each]),
  );
  return { ...behaviour, topicAnswerLevels: [...others, { path: topic, level }] };
}
