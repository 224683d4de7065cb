/** A password field that can reveal its text. */
import { PasswordInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconEye } from '../../../shared/icons/eye.ts';
import { IconEyeOff } from '../../../shared/icons/eye-off.ts';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';
import { useInitialFocus } from './use-initial-focus.ts';

type SecretFieldProps = FieldProps & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** At the right of the label, but after the field in the tab order. */
  labelLink?: ReactNode;
  first?: boolean;
};

export function PasswordField({ onChange, labelLink, first = false, ...field }: SecretFieldProps) {
  const { t } = useTranslation('password');
  const [visible, setVisible] = useState(false);
  const input = useInitialFocus(first);
  return (
    <div className={classes.secret}>
      <PasswordInput
        {...field}
        ref={input}
        size="lg"
        classNames={{ input: classes.input, visibilityToggle: classes.eye }}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleFocusable
        visibilityToggleIcon={EyeIcon}
        visibilityToggleButtonProps={{
          'aria-label': t(visible ? 'hide' : 'show'),
          'aria-pressed': undefined,
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {labelLink && <div className={classes.labelLink}>{labelLink}</div>}
    </div>
  );
}

function EyeIcon({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={16} stroke={1.75} />;
}
