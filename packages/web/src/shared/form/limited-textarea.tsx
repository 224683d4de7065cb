/** A text area that never truncates: it shows the excess over the limit instead. */
import { Textarea, type TextareaProps } from '@mantine/core';
import type { Ref } from 'react';
import { useOverLimit } from './over-limit.ts';

type LimitedTextareaProps = Omit<TextareaProps, 'value' | 'maxLength'> & {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  limit: number;
};

export function LimitedTextarea({ limit, error, ...field }: LimitedTextareaProps) {
  const problem = useOverLimit(field.value, limit);
  return <Textarea {...field} error={problem ?? error} />;
}
