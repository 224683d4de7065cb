/** The path of a topic, for the URL and for the request. */
import { TOPIC_LEVELS, type TopicPath } from '@parrot/contract/knowledge';

/** One segment per level; empty for all topics. */
export type TopicSegments = readonly string[];

export const topicFilterOf = (path: TopicSegments): TopicPath | undefined =>
  path.length === 0
    ? undefined
    : Object.fromEntries(path.slice(0, TOPIC_LEVELS.length).map((name, at) => [TOPIC_LEVELS[at], name]));

export const serializeTopicPath = (path: TopicSegments): string => path.map(encodeURIComponent).join('/');

export function parseTopicPath(text: string): TopicSegments {
  if (text === '') return [];
  try {
    return text.split('/').slice(0, TOPIC_LEVELS.length).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** FAQs without a topic. */
export const NO_TOPIC: TopicSegments = TOPIC_LEVELS.map(() => '');
