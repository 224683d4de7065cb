/** The form's frame: what went wrong on top, then the fields, then the one button. */
import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { FailureNotice } from './failure-notice.tsx';
import classes from './fields.module.css';
import { useWait } from './use-retry-countdown.ts';

type CallFormProps = {
  form: { ref: Ref<HTMLFormElement>; onSubmit: FormEventHandler; noValidate: boolean };
  failure: Error | null;
  busy: boolean;
  submit: string;
  /** For a form that is not what the page is mainly for. */
  quiet?: boolean;
  /** A way on that fits the failure. */
  remedy?: ReactNode;
  children?: ReactNode;
};

export function CallForm({ form, failure, busy, submit, quiet = false, remedy, children }: CallFormProps) {
  const wait = useWait(failure);
  return (
    <form {...form} className={classes.form}>
      {failure && <FailureNotice failure={failure} wait={wait} remedy={remedy} />}
      {children}
      <Button
        type="submit"
        size="lg"
        variant={quiet ? 'default' : 'filled'}
        className={classes.submit}
        loading={busy}
        disabled={(wait ?? 0) > 0}
      >
        {submit}
      </Button>
    </form>
  );
}
