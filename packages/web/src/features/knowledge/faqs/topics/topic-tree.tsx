/** The topic tree next to the FAQs, with counts. */
import { Skeleton, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../shared/format/format-number.ts';
import { IconChevronRight } from '../../../../shared/icons/chevron-right.ts';
import { NO_TOPIC, serializeTopicPath, type TopicSegments } from '../topic-path.ts';
import { type FaqsOf, useTopics } from '../use-faqs.ts';
import { buildTopicTree, isNoTopic, type TopicNode } from './build-topic-tree.ts';
import classes from './topics.module.css';

type TopicTreeProps = { of: FaqsOf; topicPath: TopicSegments; onChoose: (topicPath: TopicSegments) => void };

export function TopicTree({ of, topicPath, onChoose }: TopicTreeProps) {
  const { t } = useTranslation('faq');
  const { data, isPending } = useTopics(of);
  const chosen = serializeTopicPath(topicPath);
  /** The selected topic is always visible. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (isPending)
    return (
      <div role="status" aria-label={t('topics.loading')} className={classes.tree}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={20} mb={8} />
        ))}
      </div>
    );
  const { roots, without } = buildTopicTree(data?.topics ?? []);
  if (roots.length === 0) return null;
  const isOpen = ({ path }: TopicNode) =>
    opened.has(serializeTopicPath(path)) ||
    (chosen.startsWith(`${serializeTopicPath(path)}/`) && !opened.has(`-${serializeTopicPath(path)}`));
  const turn = (node: TopicNode, open: boolean) => {
    const key = serializeTopicPath(node.path);
    const next = new Set([...opened].filter((each) => each !== key && each !== `-${key}`));
    setOpened(next.add(open ? key : `-${key}`));
  };
  const walk = (nodes: readonly TopicNode[]): { node: TopicNode; depth: number }[] =>
    nodes.flatMap((node) => [
      { node, depth: 0 },
      ...(isOpen(node) ? walk(node.children).map((each) => ({ ...each, depth: each.depth + 1 })) : []),
    ]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    items[Math.max(0, Math.min(items.length - 1, to))]?.focus();
  };
  const item = (path: TopicSegments, name: string, count: number) => ({
    role: 'treeitem',
    className: classes.item,
    'aria-selected': chosen === serializeTopicPath(path),
    'aria-label': t('topics.counted', { name, number: formatNumber(count) }),
    tabIndex: chosen === serializeTopicPath(path) ? 0 : -1,
    onClick: () => onChoose(path),
  });
  return (
    <section className={classes.tree} aria-label={t('topics.title')}>
      <h2 className={classes.title}>{t('topics.title')}</h2>
      <div role="tree" aria-label={t('topics.title')} onKeyDown={press}>
        <UnstyledButton {...item([], t('topics.all'), data?.total ?? 0)} aria-level={1}>
          <span className={classes.spacer} />
          <span className={classes.name}>{t('topics.all')}</span>
          <span className={classes.count}>{formatNumber(data?.total ?? 0)}</span>
        </UnstyledButton>
        {walk(roots).map(({ node, depth }) => (
          <UnstyledButton
            key={serializeTopicPath(node.path)}
            {...item(node.path, node.name, node.count)}
            aria-level={depth + 1}
            aria-expanded={node.children.length > 0 ? isOpen(node) : undefined}
            style={{ '--depth': depth }}
            onKeyDown={(event: KeyboardEvent) => {
              if (node.children.length === 0) return;
              if (event.key === 'ArrowRight') turn(node, true);
              if (event.key === 'ArrowLeft') turn(node, false);
            }}
          >
            {node.children.length > 0 ? (
              // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard the arrows do the same.
              // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard the arrows do the same.
              <span
                className={classes.turn}
                data-open={isOpen(node) || undefined}
                onClick={(event) => {
                  event.stopPropagation();
                  turn(node, !isOpen(node));
                }}
              >
                <IconChevronRight size={14} stroke={1.75} aria-hidden />
              </span>
            ) : (
              <span className={classes.spacer} />
            )}
            <span className={classes.name}>{node.name}</span>
            <span className={classes.count}>{formatNumber(node.count)}</span>
          </UnstyledButton>
        ))}
        {without > 0 && (
          <UnstyledButton {...item(NO_TOPIC, t('topics.without'), without)} aria-level={1} data-quiet>
            <span className={classes.spacer} />
            <span className={classes.name}>{t('topics.without')}</span>
            <span className={classes.count}>{formatNumber(without)}</span>
          </UnstyledButton>
        )}
      </div>
    </section>
  );
}

/** The name of the selected topic; undefined for all. */
export function useTopicName(topicPath: TopicSegments): string | undefined {
  const { t } = useTranslation('faq');
  if (isNoTopic(topicPath)) return t('topics.without');
  return topicPath.findLast((name) => name !== '');
}
