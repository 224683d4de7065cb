/** How sure a bot must be to answer: for the whole app, and for single topics. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';
import { TOPIC_LEVELS } from '../core/options.ts';
import type { TopicPath } from '../knowledge/knowledge.shapes.ts';

/** A cautious bot asks back more often; an eager one answers more often, also wrongly. */
export const ANSWER_LEVELS = ['cautious', 'balanced', 'eager'] as const;
export const answerLevel = z.enum(ANSWER_LEVELS);
export type AnswerLevel = z.infer<typeof answerLevel>;

/** The score from which an answer is given as fact. */
export const LEVEL_THRESHOLDS: Record<AnswerLevel, number> = {
  cautious: 0.7,
  balanced: LIMITS.answerThreshold,
  eager: 0.3,
};

const pathOf = (path: TopicPath): string => JSON.stringify(TOPIC_LEVELS.map((level) => path[level] ?? null));

const topicName = z.string().max(LIMITS.faqLabel).optional();
/** As stored with the FAQs; their own shapes would be loaded with the list of apps. */
const topicPath: z.ZodType<TopicPath> = z.object({
  domain: topicName,
  topic: topicName,
  subtopicLevel1: topicName,
  subtopicLevel2: topicName,
});

/** The levels of topics; the most specific one applies. */
export const topicAnswerLevels = z
  .array(
    z.object({
      path: topicPath.refine((path) => TOPIC_LEVELS.some((level) => path[level] !== undefined), {
        message: 'Please choose a topic.',
      }),
      level: answerLevel,
    }),
  )
  .max(LIMITS.topicAnswerLevels, `Please set at most ${LIMITS.topicAnswerLevels} topics.`)
  .refine((levels) => new Set(levels.map(({ path }) => pathOf(path))).size === levels.length, {
    message: 'A topic can have one level only.',
  });
export type TopicAnswerLevels = z.infer<typeof topicAnswerLevels>;

type AnswerSettings = {
  answerLevel: AnswerLevel;
  topicAnswerLevels: TopicAnswerLevels;
  answerThreshold: number | null;
};

/** A number set by the builder takes precedence over the level. */
export const appThreshold = ({ answerThreshold, answerLevel: level }: AnswerSettings): number =>
  answerThreshold ?? LEVEL_THRESHOLDS[level];

/** The threshold of the FAQs of a topic; undefined if the app's applies. */
export function topicThreshold(
  { topicAnswerLevels: levels }: Pick<AnswerSettings, 'topicAnswerLevels'>,
  topic: TopicPath,
): number | undefined {
  let best: { level: AnswerLevel; depth: number } | undefined;
  for (const { path, level } of levels) {
    const given = TOPIC_LEVELS.filter((each) => path[each] !== undefined);
    const isWithin = given.every((each) => (topic[each] ?? '') === path[each]);
    if (isWithin && given.length > (best?.depth ?? 0)) best = { level, depth: given.length };
  }
  return best && LEVEL_THRESHOLDS[best.level];
}

/** A topic path as text, outermost level first. */
export const topicPathText = (path: TopicPath): string =>
  TOPIC_LEVELS.flatMap((level) => path[level] || []).join(' / ');
