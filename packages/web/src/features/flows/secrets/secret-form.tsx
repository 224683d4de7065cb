/** Gives a secret, or another in its place. What was given is never shown again. */
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { saveSecret, valueName } from '@parrot/contract/flows';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './secrets.module.css';
import { useSaveSecret } from './use-secrets.ts';

/** `name`: the secret that is replaced; null: a new one. */
type SecretFormProps = { name: string | null; taken: readonly string[]; onDone: () => void };

export function SecretForm({ name, taken, onDone }: SecretFormProps) {
  const { t } = useTranslation('blocks');
  const [typed, setTyped] = useState(name ?? '');
  const [value, setValue] = useState('');
  const [isChecked, setChecked] = useState(false);
  const save = useSaveSecret();
  const badName = !valueName.safeParse(typed).success
    ? t('values.badName')
    : name === null && taken.includes(typed)
      ? t('values.taken')
      : null;
  const badValue = saveSecret.body?.shape.value.safeParse(value).success ? null : t('secrets.noValue');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (badName || badValue) return;
    save.mutate(
      { name: typed, value },
      {
        onSuccess: () => {
          toast.success(t('secrets.saved', { name: typed }));
          onDone();
        },
      },
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {name === null && (
        <TextInput
          label={t('secrets.name')}
          description={t('secrets.nameHelp')}
          value={typed}
          maxLength={40}
          spellCheck={false}
          autoComplete="off"
          autoFocus
          error={isChecked && badName}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <PasswordInput
        label={name === null ? t('secrets.value') : t('secrets.newValue', { name })}
        value={value}
        maxLength={2_000}
        autoComplete="new-password"
        autoFocus={name !== null}
        error={isChecked && badValue}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {save.error && (
        <p role="alert" className={classes.failure}>
          {messageOf(save.error)}
        </p>
      )}
      <div className={classes.actions}>
        <Button size="sm" variant="default" onClick={onDone}>
          {t('inspector.cancel')}
        </Button>
        <Button size="sm" type="submit" loading={save.isPending}>
          {t('secrets.save')}
        </Button>
      </div>
    </form>
  );
}
