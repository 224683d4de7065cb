/** The values that an FAQ shares with its translations: topic, tags and task. */
import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './editor.module.css';
import { TagsField } from './tags-field.tsx';
import { TopicFields } from './topic-fields.tsx';
import type { FaqEditor } from './use-faq-editor.ts';

export function SharedFields({ of, form }: { of: FaqsOf; form: FaqEditor['form'] }) {
  const { t } = useTranslation('faq');
  const labelField = (name: 'uniqueTag' | 'task') => ({
    ...form.textField(name),
    label: t(`editor.${name}`),
    description: t(`editor.${name}Hint`),
    maxLength: LIMITS.faqLabel,
    autoComplete: 'off',
  });
  return (
    <>
      <TagsField of={of} label={t('editor.tags')} field={form.field('tags')} />
      <fieldset className={classes.group}>
        <legend className={classes.label}>{t('editor.place')}</legend>
        <TopicFields of={of} values={form.values} field={form.field} />
      </fieldset>
      <div className={classes.topics}>
        <TextInput {...labelField('uniqueTag')} />
        <TextInput {...labelField('task')} />
      </div>
    </>
  );
}
