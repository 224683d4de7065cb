/** A branch of the tree of topics: as the address keeps it, and as the server is asked for it. */
import { TOPIC_LEVELS, type TopicPath } from '@parrot/contract/knowledge';

/** Level by level, each kept apart from the next; empty for all there is. */
export type PlacePath = readonly string[];

export const placeOf = (path: PlacePath): TopicPath | undefined =>
  path.length === 0
    ? undefined
    : Object.fromEntries(path.slice(0, TOPIC_LEVELS.length).map((name, at) => [TOPIC_LEVELS[at], name]));

export const writePath = (path: PlacePath): string => path.map(encodeURIComponent).join('/');

export function readPath(text: string): PlacePath {
  if (text === '') return [];
  try {
    return text.split('/').slice(0, TOPIC_LEVELS.length).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** Those that have no topic at all. */
export const NO_TOPIC: PlacePath = TOPIC_LEVELS.map(() => '');
