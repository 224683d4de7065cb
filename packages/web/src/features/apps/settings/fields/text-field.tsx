/** A text of the bot. */
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { type PathOf, ruleOf } from '../flat-settings.ts';
import { useSetting } from '../use-setting.ts';
import { SettingFrame } from './setting-frame.tsx';

type TextFieldProps = {
  path: PathOf<string>;
  help?: ReactNode;
  lines?: number;
  /** The placeholder. */
  placeholder?: string;
};

export function TextField({ path, help, lines = 1, placeholder }: TextFieldProps) {
  const { t } = useTranslation('designer');
  const { id, value, set, problem, isOwn, reset } = useSetting(path);
  // The server trims the text; a user who is still typing keeps the trailing space.
  const [typed, setTyped] = useState<string | null>(null);
  const max = (ruleOf(path) as z.ZodString).maxLength ?? undefined;
  const text = typed ?? value;
  const shared = {
    id,
    value: text,
    placeholder,
    error: problem,
    description: help,
    inputWrapperOrder: ['input', 'description', 'error'] as ('input' | 'description' | 'error')[],
    onBlur: () => setTyped(null),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setTyped(currentTarget.value);
      set(currentTarget.value);
    },
  };
  return (
    <SettingFrame
      path={path}
      htmlFor={id}
      isOwn={isOwn}
      onReset={reset}
      aside={max && t('fields.length', { length: text.length, max })}
    >
      {lines > 1 ? (
        <Textarea {...shared} minRows={lines} autosize maxRows={6} />
      ) : (
        <TextInput {...shared} maxLength={max} />
      )}
    </SettingFrame>
  );
}
