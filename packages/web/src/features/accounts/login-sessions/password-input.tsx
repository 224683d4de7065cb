/** A password field that can reveal its text. */
import { PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconEye } from '../../../shared/icons/eye.ts';
import { IconEyeOff } from '../../../shared/icons/eye-off.ts';
import classes from './password-form.module.css';

type SecretInputProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  onChange: (value: string) => void;
};

export function SecretInput({ onChange, error, ...field }: SecretInputProps) {
  const { t } = useTranslation('password');
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...field}
      error={error || undefined}
      classNames={{ visibilityToggle: classes.eye }}
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
