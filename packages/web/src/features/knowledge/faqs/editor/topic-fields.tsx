/** The topic levels of an FAQ, with suggestions from existing topics. */
import { Autocomplete } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { TOPIC_LEVELS, type TopicLevel } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../../shared/form/use-form.ts';
import { type FaqsOf, useTopics } from '../use-faqs.ts';
import classes from './editor.module.css';

type Topics = Record<TopicLevel, string>;
export const EMPTY_TOPICS: Topics = { domain: '', topic: '', subtopicLevel1: '', subtopicLevel2: '' };

type TopicFieldsProps = {
  of: FaqsOf;
  values: Topics;
  field: (level: TopicLevel) => FieldProps<string>;
};

export function TopicFields({ of, values, field }: TopicFieldsProps) {
  const { t } = useTranslation('faq');
  const { data } = useTopics(of);
  /** Topics below the selected levels come first. */
  const suggestions = (level: TopicLevel): string[] => {
    const above = TOPIC_LEVELS.slice(0, TOPIC_LEVELS.indexOf(level));
    const known = data?.topics ?? [];
    const fits = known.filter((topic) => above.every((name) => topic[name] === values[name]));
    return [...new Set([...fits, ...known].map((topic) => topic[level]))].filter((name) => name !== '');
  };
  return (
    <div className={classes.topics}>
      {TOPIC_LEVELS.map((level) => (
        <Autocomplete
          key={level}
          {...field(level)}
          label={t(`editor.levels.${level}`)}
          maxLength={LIMITS.faqLabel}
          data={suggestions(level)}
          limit={20}
        />
      ))}
    </div>
  );
}
