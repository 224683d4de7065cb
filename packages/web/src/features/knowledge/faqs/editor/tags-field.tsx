/** Hashtags as chips, validated while typing. */
import { TagsInput } from '@mantine/core';
import { asHashtag, HASHTAG_RULE, isHashtag, LIMITS } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../../shared/form/use-form.ts';
import { translated } from '../../../../shared/i18n/translated.ts';
import { type FaqsOf, useNames } from '../use-faqs.ts';

type TagsFieldProps = {
  of: FaqsOf;
  label: string;
  field: FieldProps<string[]>;
  /** Only existing tags can be selected. */
  onlyKnown?: boolean;
};

export function TagsField({ of, label, field, onlyKnown = false }: TagsFieldProps) {
  const { name, value, error, onChange } = field;
  const { t } = useTranslation('faq');
  const { data: names } = useNames(of);
  const [typing, setTyping] = useState('');
  const known = names?.tags ?? [];
  const written = asHashtag(typing);
  const isFine = onlyKnown
    ? written === '' || known.some((tag) => tag.startsWith(written))
    : (written.length < LIMITS.hashtag.min || isHashtag(written)) && value.every(isHashtag);
  const message = onlyKnown ? t('tagging.unknown') : translated(HASHTAG_RULE);
  return (
    <TagsInput
      name={name}
      label={label}
      description={t('editor.tagsHint')}
      placeholder={value.length === 0 ? '#returns' : ''}
      data={known}
      value={value}
      searchValue={typing}
      onSearchChange={setTyping}
      splitChars={[',', ' ', ';', '\n']}
      error={isFine ? error : message}
      isDuplicate={(tag, tags) => tags.includes(asHashtag(tag))}
      onChange={(tags) => {
        const next = [...new Set(tags.map((tag) => asHashtag(tag)))];
        // An invalid tag is added and reported; saving is blocked until it is removed.
        onChange(onlyKnown ? next.filter((tag) => known.includes(tag)) : next);
      }}
      // Enter adds the tag instead of submitting the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      clearButtonProps={{ 'aria-label': t('editor.clearTags') }}
    />
  );
}
