/** One of a few. The browser's own list: quick to draw, at home on phones, and known to every keyboard. */
import { NativeSelect } from '@mantine/core';

type ChoiceFieldProps<Choice extends string> = {
  label: string;
  value: Choice;
  choices: readonly { value: Choice; label: string }[];
  onChange: (choice: Choice) => void;
};

export function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, value, choices, onChange } = props;
  return (
    <NativeSelect
      label={label}
      data={[...choices]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Choice)}
    />
  );
}
