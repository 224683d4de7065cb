/** Several short texts, one per line. */
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type TextListFieldProps = {
  label: string;
  help: string;
  texts: readonly string[];
  maxItems: number;
  longest: number;
  onChange: (texts: string[]) => void;
};

export function TextListField({ label, help, texts, maxItems, longest, onChange }: TextListFieldProps) {
  const { t } = useTranslation('blocks');
  const [typed, setTyped] = useState(texts.join('\n'));
  const linesIn = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const fitting = (text: string) =>
    linesIn(text)
      .slice(0, maxItems)
      .map((line) => line.slice(0, longest));
  // The value changed from outside, for example by an undo. Blank lines exist only in this field.
  if (fitting(typed).join('\n') !== texts.join('\n')) setTyped(texts.join('\n'));

  const all = linesIn(typed);
  const problem =
    all.length > maxItems
      ? t('fields.tooMany', { most: maxItems })
      : all.some((line) => line.length > longest) && t('fields.tooLong', { longest });
  return (
    <Textarea
      label={label}
      description={help}
      value={typed}
      autosize
      minRows={3}
      maxRows={12}
      error={problem}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(fitting(currentTarget.value));
      }}
    />
  );
}
