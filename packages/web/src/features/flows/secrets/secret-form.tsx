/** Creates or replaces a secret. A stored value is never shown again. */
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { saveSecret, valueName } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './secrets.module.css';
import { useSaveSecret } from './use-secrets.ts';

/** `name`: the secret to replace; null: a new one. */
type SecretFormProps = { name: string | null; taken: readonly string[]; onDone: () => void };

export function SecretForm({ name: existing, taken, onDone }: SecretFormProps) {
  const { t } = useTranslation('blocks');
  const save = useSaveSecret();
  const form = useForm({
    initial: { name: existing ?? '', value: '' },
    validate: ({ name, value }) => ({
      name: !valueName.safeParse(name).success
        ? t('values.badName')
        : existing === null && taken.includes(name)
          ? t('values.taken')
          : undefined,
      value: saveSecret.body?.shape.value.safeParse(value).success ? undefined : t('secrets.noValue'),
    }),
    send: (secret) => save.mutateAsync(secret),
    onSuccess: (_, { name }) => {
      toast.success(t('secrets.saved', { name }));
      onDone();
    },
  });
  return (
    <form className={classes.form} {...form.formProps}>
      {existing === null && (
        <TextInput
          {...form.textField('name')}
          label={t('secrets.name')}
          description={t('secrets.nameHelp')}
          maxLength={40}
          spellCheck={false}
          autoComplete="off"
          autoFocus
        />
      )}
      <PasswordInput
        {...form.textField('value')}
        label={existing === null ? t('secrets.value') : t('secrets.newValue', { name: existing })}
        maxLength={2_000}
        autoComplete="new-password"
        autoFocus={existing !== null}
      />
      <FormMessage form={form} />
      <div className={classes.actions}>
        <Button size="sm" variant="default" onClick={onDone}>
          {t('inspector.cancel')}
        </Button>
        <Button size="sm" type="submit" loading={form.isPending}>
          {t('secrets.save')}
        </Button>
      </div>
    </form>
  );
}
