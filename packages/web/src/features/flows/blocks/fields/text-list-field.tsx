/** Several short texts, one a line. */
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type LinesFieldProps = {
  label: string;
  help: string;
  lines: readonly string[];
  most: number;
  longest: number;
  onChange: (lines: string[]) => void;
};

export function LinesField({ label, help, lines, most, longest, onChange }: LinesFieldProps) {
  const { t } = useTranslation('blocks');
  const [typed, setTyped] = useState(lines.join('\n'));
  const linesIn = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const fitting = (text: string) =>
    linesIn(text)
      .slice(0, most)
      .map((line) => line.slice(0, longest));
  // Changed from elsewhere, such as by an undo; blank lines are only ever here.
  if (fitting(typed).join('\n') !== lines.join('\n')) setTyped(lines.join('\n'));

  const all = linesIn(typed);
  const problem =
    all.length > most
      ? t('fields.tooMany', { most })
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
