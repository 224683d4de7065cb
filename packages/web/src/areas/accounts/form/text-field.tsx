import { TextInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';
import { useInitialFocus } from './use-initial-focus.ts';

type TextFieldProps = FieldProps & {
  label: string;
  autoComplete: string;
  type?: 'text' | 'email';
  placeholder?: string;
  maxLength?: number;
  /** Gets the focus when the page opens. */
  first?: boolean;
};

export function TextField({ onChange, first = false, type = 'text', ...field }: TextFieldProps) {
  const input = useInitialFocus(first);
  return (
    <TextInput
      {...field}
      ref={input}
      type={type}
      size="lg"
      classNames={{ input: classes.input }}
      autoCapitalize={type === 'email' ? 'none' : undefined}
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
