/** How sure the bot must be to answer, for the app and for topics, with the effect on real questions. */
import { Button, SegmentedControl } from '@mantine/core';
import {
  ANSWER_LEVELS,
  type AnswerLevel,
  type TopicAnswerLevels,
  topicPathText,
} from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import type { TopicPath } from '@parrot/contract/knowledge';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './answer-levels.module.css';
import { LevelEffect } from './level-effect.tsx';
import { TopicLevels } from './topic-levels.tsx';

type AnswerLevelSettings = {
  level: AnswerLevel;
  onLevel: (level: AnswerLevel) => void;
  topicLevels: TopicAnswerLevels;
  onTopicLevels: (levels: TopicAnswerLevels) => void;
  /** A threshold that a builder has set takes precedence over the level. */
  threshold: number | null;
  /** The server's parameters, as a string; a change triggers a new request. */
  saved: string;
};

type AnswerLevelPanelProps = { appId: AppId; settings: AnswerLevelSettings; topics: readonly TopicPath[] };

export function AnswerLevelPanel({ appId, settings, topics }: AnswerLevelPanelProps) {
  const { t } = useTranslation('learning');
  const id = useId();
  /** The topic whose effect is shown; undefined for the whole app. */
  const [topic, setTopic] = useState<TopicPath>();
  const { level, onLevel, topicLevels, onTopicLevels, threshold, saved } = settings;
  const topicLevel = topicLevels.find(
    ({ path }) => topic && topicPathText(path) === topicPathText(topic),
  )?.level;
  return (
    <Panel title={t('levels.title')} help={t('levels.help')}>
      <span id={id} className={classes.label}>
        {t('levels.label')}
      </span>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        value={level}
        data={ANSWER_LEVELS.map((each) => ({ value: each, label: t(`levels.names.${each}`) }))}
        onChange={(next) => onLevel(next as AnswerLevel)}
      />
      <p className={classes.note}>{t(`levels.about.${level}`)}</p>
      {threshold !== null && (
        <p className={classes.note} role="status">
          {t('levels.replaced', { threshold: threshold.toFixed(2) })}
        </p>
      )}
      <TopicLevels
        topics={topics}
        levels={topicLevels}
        onChange={onTopicLevels}
        shown={topic}
        onShow={setTopic}
      />
      <div className={classes.effectHead}>
        <h3 className={classes.subtitle}>
          {topic ? t('levels.effectOf', { topic: topicPathText(topic) }) : t('levels.effect')}
        </h3>
        {topic && (
          <Button size="compact-xs" variant="subtle" onClick={() => setTopic(undefined)}>
            {t('levels.showApp')}
          </Button>
        )}
      </div>
      <LevelEffect
        appId={appId}
        topic={topic}
        chosen={topic ? topicLevel : threshold === null ? level : undefined}
        saved={saved}
      />
    </Panel>
  );
}
