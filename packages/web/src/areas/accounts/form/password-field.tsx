/** A password field of the login page, with an optional link next to its label. */
import type { ReactNode } from 'react';
import { PasswordTextInput } from '../../../shared/password/password-text-input.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';
import { useInitialFocus } from './use-initial-focus.ts';

type PasswordFieldProps = FieldProps & {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** At the right of the label, but after the field in the tab order. */
  labelLink?: ReactNode;
  first?: boolean;
};

export function PasswordField({ labelLink, first = false, ...field }: PasswordFieldProps) {
  const input = useInitialFocus(first);
  return (
    <div className={classes.password}>
      <PasswordTextInput {...field} ref={input} size="lg" inputClassName={classes.input} />
      {labelLink && <div className={classes.labelLink}>{labelLink}</div>}
    </div>
  );
}
