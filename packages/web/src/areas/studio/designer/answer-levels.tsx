/** The levels of caution, as settings of the app. */
import type { App } from '@parrot/contract/apps';
import { useEditorState } from '../../../features/apps/settings/editor-context.ts';
import { useSetting } from '../../../features/apps/settings/use-setting.ts';
import { topicFilterOf } from '../../../features/knowledge/faqs/topic-path.ts';
import { buildTopicTree, type TopicNode } from '../../../features/knowledge/faqs/topics/build-topic-tree.ts';
import { useTopics } from '../../../features/knowledge/faqs/use-faqs.ts';
import { AnswerLevelPanel } from '../../../features/learning/answer-levels/answer-level-panel.tsx';

export function AnswerLevels({ app: { appId, language } }: { app: App }) {
  const level = useSetting('behaviour.answerLevel');
  const topicLevels = useSetting('behaviour.topicAnswerLevels');
  const threshold = useSetting('behaviour.answerThreshold');
  const saved = useEditorState((state) => JSON.stringify(state.saved['behaviour.topicAnswerLevels']));
  const { data } = useTopics({ appId, languages: [language], onChanged: () => undefined });
  const { roots } = buildTopicTree(data?.topics ?? []);
  return (
    <AnswerLevelPanel
      appId={appId}
      topics={all(roots).flatMap(({ path }) => topicFilterOf(path) ?? [])}
      settings={{
        level: level.value,
        onLevel: (next) => {
          level.set(next);
          if (threshold.value !== null) threshold.set(null);
        },
        topicLevels: topicLevels.value,
        onTopicLevels: topicLevels.set,
        threshold: threshold.value,
        saved,
      }}
    />
  );
}

const all = (nodes: readonly TopicNode[]): TopicNode[] =>
  nodes.flatMap((node) => [node, ...all(node.children)]);
