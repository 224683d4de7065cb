/** Builds the topic tree from the number of FAQs per topic. */
import { TOPIC_LEVELS, type TopicLevel } from '@parrot/contract/knowledge';
import { compareNames } from '../../../../shared/format/compare-names.ts';
import { NO_TOPIC, serializeTopicPath, type TopicSegments } from '../topic-path.ts';

export type CountedTopic = Record<TopicLevel, string> & { count: number };
export type TopicNode = { path: TopicSegments; name: string; count: number; children: TopicNode[] };

/** Empty levels are skipped: a topic without a domain is at the top. */
export function buildTopicTree(topics: readonly CountedTopic[]): { roots: TopicNode[]; without: number } {
  const roots: TopicNode[] = [];
  const known = new Map<string, TopicNode>();
  let without = 0;
  for (const topic of topics) {
    const names = TOPIC_LEVELS.map((level) => topic[level]);
    let siblings = roots;
    if (names.every((name) => name === '')) without += topic.count;
    for (const [at, name] of names.entries()) {
      if (name === '') continue;
      const path = names.slice(0, at + 1);
      const node = known.get(serializeTopicPath(path)) ?? { path, name, count: 0, children: [] };
      if (!known.has(serializeTopicPath(path))) siblings.push(node);
      known.set(serializeTopicPath(path), node);
      node.count += topic.count;
      siblings = node.children;
    }
  }
  for (const { children } of known.values()) children.sort(byName);
  return { roots: roots.sort(byName), without };
}

const byName = (one: TopicNode, other: TopicNode) => compareNames(one.name, other.name);

export const isNoTopic = (path: TopicSegments): boolean =>
  serializeTopicPath(path) === serializeTopicPath(NO_TOPIC);
