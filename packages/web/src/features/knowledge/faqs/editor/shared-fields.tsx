/** The values that an FAQ shares with its translations: topic, tags and task. */
import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './editor.module.css';
import type { Problems, SharedValues } from './faq-draft.ts';
import { TagsField } from './tags-field.tsx';
import { TopicFields } from './topic-fields.tsx';

type SharedFieldsProps = {
  of: FaqsOf;
  value: SharedValues;
  onChange: (change: Partial<SharedValues>) => void;
  problems: Problems;
};

export function SharedFields({ of, value, onChange, problems }: SharedFieldsProps) {
  const { t } = useTranslation('faq');
  const field = (name: 'uniqueTag' | 'task') => ({
    name,
    label: t(`editor.${name}`),
    description: t(`editor.${name}Hint`),
    maxLength: LIMITS.faqLabel,
    autoComplete: 'off',
    value: value[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value } as Partial<SharedValues>),
  });
  return (
    <>
      <TagsField
        of={of}
        label={t('editor.tags')}
        value={value.tags}
        problem={problems.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <fieldset className={classes.group}>
        <legend className={classes.label}>{t('editor.place')}</legend>
        <TopicFields of={of} value={value} problems={problems} onChange={(topics) => onChange(topics)} />
      </fieldset>
      <div className={classes.topics}>
        <TextInput {...field('uniqueTag')} />
        <TextInput {...field('task')} />
      </div>
    </>
  );
}
