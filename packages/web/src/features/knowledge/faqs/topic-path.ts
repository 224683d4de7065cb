/** A branch of the tree of topics: as the address keeps it, and as the server is asked for it. */
import { TOPIC_LEVELS, type TopicPath } from '@parrot/contract/knowledge';

/** Level by level, each kept apart from the next; empty for all there is. */
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

/** Those that have no topic at all. */
export const NO_TOPIC: TopicSegments = TOPIC_LEVELS.map(() => '');
