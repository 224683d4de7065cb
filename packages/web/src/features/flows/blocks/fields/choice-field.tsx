/** A native select: fast to render, and familiar on phones and keyboards. */
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
