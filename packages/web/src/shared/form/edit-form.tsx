/** The form in a drawer: fields, what the server said of nothing in particular, and the way out at the bottom. */
import { Button, Group } from '@mantine/core';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../http/api-error.ts';
import classes from './edit-form.module.css';

type EditFormProps = {
  ref?: Ref<HTMLFormElement>;
  submit: string;
  busy: boolean;
  /** What is not told at a field. */
  error: unknown;
  /** Only to be looked at. */
  readOnly?: boolean;
  /** Something in it can't be saved as it is; the field says what. */
  disabled?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
};

export function EditForm(props: EditFormProps) {
  const {
    ref,
    submit,
    busy,
    error,
    readOnly = false,
    disabled = false,
    onSubmit,
    onCancel,
    children,
  } = props;
  const { t } = useTranslation();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !readOnly && !disabled) onSubmit();
  };
  return (
    <form ref={ref} onSubmit={send} noValidate className={classes.form}>
      <div className={classes.fields}>{children}</div>
      <div className={classes.foot}>
        {error !== null && error !== undefined && (
          <p className={classes.failure} role="alert">
            {messageOf(error)}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {readOnly ? t('close') : t('cancel')}
          </Button>
          {!readOnly && (
            <Button type="submit" loading={busy} disabled={disabled}>
              {submit}
            </Button>
          )}
        </Group>
      </div>
    </form>
  );
}

/** A part of a form, with its name and a line on it. */
export function FormPart({
  title,
  help,
  children,
}: {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}) {
  return (
    <fieldset className={classes.part}>
      <legend className={classes.partTitle}>{title}</legend>
      {help && <p className={classes.help}>{help}</p>}
      {children}
    </fieldset>
  );
}
