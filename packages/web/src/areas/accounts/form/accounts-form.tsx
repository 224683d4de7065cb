/** The frame of a form on the login page: the failure on top, then the fields, then the one button. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormHandle } from '../../../shared/form/use-form.ts';
import { FailureNotice } from './failure-notice.tsx';
import classes from './fields.module.css';
import { useRetryCountdown } from './use-retry-countdown.ts';

type AccountsFormProps = {
  form: FormHandle & { failure: Error | null; isDone: boolean };
  submit: string;
  /** The page is left after the reply: the button stays busy until then. */
  leavesPage?: boolean;
  /** For a form that is not the main purpose of the page. */
  secondary?: boolean;
  /** A next step that fits the failure. */
  nextStep?: ReactNode;
  children?: ReactNode;
};

export function AccountsForm(props: AccountsFormProps) {
  const { form, submit, leavesPage = false, secondary = false, nextStep, children } = props;
  const wait = useRetryCountdown(form.failure);
  return (
    <form {...form.formProps} className={classes.form}>
      {(form.failure || form.message) && (
        <FailureNotice failure={form.failure} message={form.message} wait={wait} nextStep={nextStep} />
      )}
      {children}
      <Button
        type="submit"
        size="lg"
        variant={secondary ? 'default' : 'filled'}
        className={classes.submit}
        loading={form.isPending || (leavesPage && form.isDone)}
        disabled={(wait ?? 0) > 0}
      >
        {submit}
      </Button>
    </form>
  );
}
