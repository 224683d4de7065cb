/** A password field that can reveal its text. */
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconEye } from '../icons/eye.ts';
import { IconEyeOff } from '../icons/eye-off.ts';
import classes from './password-text-input.module.css';

type PasswordTextInputProps = Omit<PasswordInputProps, 'onChange' | 'classNames'> & {
  ref?: Ref<HTMLInputElement>;
  autoComplete: 'current-password' | 'new-password';
  inputClassName?: string | undefined;
  onChange: (value: string) => void;
};

export function PasswordTextInput({ inputClassName, onChange, ...field }: PasswordTextInputProps) {
  const { t } = useTranslation('password');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...field}
      classNames={{ input: inputClassName, visibilityToggle: classes.toggle }}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleIcon={EyeIcon}
      visibilityToggleButtonProps={{
        'aria-label': t(visible ? 'hide' : 'show'),
        'aria-pressed': undefined,
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function EyeIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={16} stroke={1.75} />;
}
