/** Topics with a level of their own. */
import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import {
  ANSWER_LEVELS,
  type AnswerLevel,
  type TopicAnswerLevels,
  topicPathText,
} from '@parrot/contract/apps';
import { LIMITS } from '@parrot/contract/core';
import type { TopicPath } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../../shared/icons/x.ts';
import classes from './answer-levels.module.css';

type TopicLevelsProps = {
  topics: readonly TopicPath[];
  levels: TopicAnswerLevels;
  onChange: (levels: TopicAnswerLevels) => void;
  shown: TopicPath | undefined;
  onShow: (topic: TopicPath | undefined) => void;
};

export function TopicLevels({ topics, levels, onChange, shown, onShow }: TopicLevelsProps) {
  const { t } = useTranslation('learning');
  const isSet = (path: TopicPath) => levels.some((each) => topicPathText(each.path) === topicPathText(path));
  const free = topics.filter((path) => !isSet(path));
  const canAdd = free.length > 0 && levels.length < LIMITS.topicAnswerLevels;
  const set = (at: number, level: AnswerLevel) =>
    onChange(levels.map((each, index) => (index === at ? { ...each, level } : each)));
  if (levels.length === 0 && !canAdd) return null;
  return (
    <section aria-label={t('levels.topics')}>
      <h3 className={classes.subtitle}>{t('levels.topics')}</h3>
      <ul className={classes.topics}>
        {levels.map(({ path, level }, at) => {
          const name = topicPathText(path);
          return (
            <li key={name} className={classes.topic}>
              <span className={classes.name}>{name}</span>
              <NativeSelect
                size="xs"
                aria-label={t('levels.levelOf', { topic: name })}
                value={level}
                data={ANSWER_LEVELS.map((each) => ({ value: each, label: t(`levels.names.${each}`) }))}
                onChange={({ currentTarget }) => set(at, currentTarget.value as AnswerLevel)}
              />
              <Button
                size="compact-xs"
                variant="subtle"
                aria-pressed={shown !== undefined && topicPathText(shown) === name}
                aria-label={t('levels.showTopic', { topic: name })}
                onClick={() => onShow(path)}
              >
                {t('levels.show')}
              </Button>
              <ActionIcon
                aria-label={t('levels.remove', { topic: name })}
                onClick={() => {
                  onShow(undefined);
                  onChange(levels.filter((_, index) => index !== at));
                }}
              >
                <IconX size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </ul>
      {canAdd && (
        <NativeSelect
          size="xs"
          aria-label={t('levels.add')}
          value=""
          data={[
            { value: '', label: t('levels.add') },
            ...free.map((path, at) => ({ value: String(at), label: topicPathText(path) })),
          ]}
          onChange={({ currentTarget }) => {
            const path = free[Number(currentTarget.value)];
            if (currentTarget.value === '' || !path) return;
            onChange([...levels, { path, level: 'cautious' }]);
            onShow(path);
          }}
        />
      )}
    </section>
  );
}
