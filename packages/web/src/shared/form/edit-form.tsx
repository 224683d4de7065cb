/** The form of a drawer: fields, the message that no field shows, and the buttons at the bottom. */
import { Button, Group } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './edit-form.module.css';
import { FormMessage } from './form-message.tsx';
import type { FormHandle } from './use-form.ts';

type EditFormProps = {
  form: FormHandle;
  submit: string;
  /** 'Cancel' by default. */
  cancel?: string;
  readOnly?: boolean;
  /** A field contains something that can't be saved; the field says what. */
  disabled?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

export function EditForm(props: EditFormProps) {
  const { t } = useTranslation();
  const {
    form,
    submit,
    cancel = t('cancel'),
    readOnly = false,
    disabled = false,
    onCancel,
    children,
  } = props;
  const { onSubmit, ...formProps } = form.formProps;
  const send = (event: FormEvent) => {
    if (readOnly || disabled) event.preventDefault();
    else onSubmit(event);
  };
  return (
    <form {...formProps} onSubmit={send} className={classes.form}>
      <div className={classes.fields}>{children}</div>
      <div className={classes.footer}>
        <FormMessage form={form} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {readOnly ? t('close') : cancel}
          </Button>
          {!readOnly && (
            <Button type="submit" loading={form.isPending} disabled={disabled}>
              {submit}
            </Button>
          )}
        </Group>
      </div>
    </form>
  );
}

/** A part of a form with a title and a hint. */
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
