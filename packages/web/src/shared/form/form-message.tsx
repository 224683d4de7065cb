/** Why a form was not sent, where no field says it. */
import classes from './form-message.module.css';
import type { FormHandle } from './use-form.ts';

export function FormMessage({ form: { message } }: { form: Pick<FormHandle, 'message'> }) {
  if (!message) return null;
  return (
    <p className={classes.message} role="alert">
      {message}
    </p>
  );
}
