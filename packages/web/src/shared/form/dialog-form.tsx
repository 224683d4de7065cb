/** The form of a dialog: its content, the message that no field shows, and the buttons. */
import { Button, Group } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dialog-form.module.css';
import { FormMessage } from './form-message.tsx';
import { useFormInDialog } from './forms-in-dialog.ts';
import type { FormHandle } from './use-form.ts';

type DialogFormProps = {
  form: FormHandle;
  submit: string;
  cancel?: string;
  size?: 'sm' | 'lg';
  isDangerous?: boolean;
  /** Something is missing or can't be sent; the fields say what. */
  disabled?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

export function DialogForm(props: DialogFormProps) {
  const { form, submit, cancel, size, isDangerous = false, disabled = false, onCancel, children } = props;
  const { t } = useTranslation();
  useFormInDialog(form);
  const { onSubmit, ...formProps } = form.formProps;
  const send = (event: FormEvent) => {
    if (disabled) event.preventDefault();
    else onSubmit(event);
  };
  return (
    <form {...formProps} onSubmit={send} className={classes.form}>
      {children}
      <FormMessage form={form} />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size={size} onClick={onCancel}>
          {cancel ?? t('cancel')}
        </Button>
        <Button
          type="submit"
          size={size}
          loading={form.isPending}
          disabled={disabled}
          color={isDangerous ? 'red' : undefined}
        >
          {submit}
        </Button>
      </Group>
    </form>
  );
}
