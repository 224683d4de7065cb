/** The field for a code. Phones and password managers offer it by themselves. */
import { TextInput, type TextInputProps } from '@mantine/core';
import type { Ref } from 'react';

type CodeInputProps = Omit<TextInputProps, 'onChange'> & {
  ref?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
};

export function CodeInput({ onChange, ...field }: CodeInputProps) {
  return (
    <TextInput
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
