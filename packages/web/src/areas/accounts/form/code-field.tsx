/** The code field of the login page. It has the focus when its page opens. */
import { CodeInput } from '../../../shared/second-factor/code-input.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './fields.module.css';
import { useInitialFocus } from './use-initial-focus.ts';

export function CodeField(field: FieldProps & { label: string; description: string }) {
  return <CodeInput {...field} ref={useInitialFocus(true)} size="lg" classNames={{ input: classes.input }} />;
}
