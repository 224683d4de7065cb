/** Hashtags as chips. What makes one is told while it is written. */
import { TagsInput } from '@mantine/core';
import { isHashtag } from '@parrot/contract/core';
import { HASHTAG_RULE } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FaqsOf, useNames } from '../use-faqs.ts';

type TagsFieldProps = {
  of: FaqsOf;
  label: string;
  value: string[];
  onChange: (value: string[]) => void;
  problem?: string | undefined;
  /** Only those that are in use can be chosen. */
  onlyKnown?: boolean;
};

/** Without the sign in front it is meant all the same. */
const asTag = (text: string) => (text === '' || text.startsWith('#') ? text : `#${text}`);

export function TagsField({ of, label, value, onChange, problem, onlyKnown = false }: TagsFieldProps) {
  const { t } = useTranslation('faq');
  const { data: names } = useNames(of);
  const [typing, setTyping] = useState('');
  const known = names?.tags ?? [];
  const written = asTag(typing.trim());
  const isFine =
    written === '' || (onlyKnown ? known.some((tag) => tag.startsWith(written)) : isHashtag(written));
  const told = onlyKnown ? t('tagging.unknown') : HASHTAG_RULE;
  return (
    <TagsInput
      name="tags"
      label={label}
      description={t('editor.tagsHint')}
      placeholder={value.length === 0 ? '#returns' : ''}
      data={known}
      value={value}
      searchValue={typing}
      onSearchChange={setTyping}
      splitChars={[',', ' ', ';', '\n']}
      error={isFine ? problem : told}
      isDuplicate={(tag, tags) => tags.includes(asTag(tag))}
      onChange={(tags) => {
        const next = tags.map((tag) => asTag(tag.trim()));
        const isSound = (tag: string) => (onlyKnown ? known.includes(tag) : isHashtag(tag));
        const refused = next.find((tag) => !value.includes(tag) && !isSound(tag));
        onChange([...new Set(next.filter((tag) => value.includes(tag) || isSound(tag)))]);
        // What is no tag stays where it can be mended.
        if (refused) setTimeout(() => setTyping(refused));
      }}
      // Enter ends a tag, and not the whole form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      clearButtonProps={{ 'aria-label': t('editor.clearTags') }}
    />
  );
}
