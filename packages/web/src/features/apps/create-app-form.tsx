/** Name and language of a new Q&A app. The name is checked by the contract's rule first, and by the server at the end. */
import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { appName, LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../shared/http/api-error.ts';
import { useCreateApp } from './use-apps.ts';

type CreateAppFormProps = { onCreated: (app: App) => void; onCancel: () => void };

export function CreateAppForm({ onCreated, onCancel }: CreateAppFormProps) {
  const { t } = useTranslation('studio');
  const [name, setName] = useState('');
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const create = useCreateApp();
  const checked = appName.safeParse(name);
  const problem = tried && !checked.success ? checked.error.issues[0]?.message : serverProblem(create.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!checked.success) return field.current?.focus();
    create.mutate(
      { appName: checked.data, language },
      { onSuccess: ({ app }) => onCreated(app), onError: () => field.current?.focus() },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          ref={field}
          label={t('create.name')}
          description={t('create.nameHint')}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
            create.reset();
          }}
          error={problem}
          size="lg"
          maxLength={40}
          data-autofocus
          autoComplete="off"
          required
          withAsterisk={false}
        />
        <Select
          label={t('create.language')}
          data={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={(value) => value && setLanguage(value as LanguageCode)}
          allowDeselect={false}
          size="lg"
        />
        <Group justify="flex-end" gap="xs" mt="xs">
          <Button variant="default" size="lg" onClick={onCancel}>
            {t('create.cancel')}
          </Button>
          <Button type="submit" size="lg" loading={create.isPending}>
            {t('create.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function serverProblem(error: unknown): string | undefined {
  if (!error) return undefined;
  return (error instanceof ApiError && error.fields.appName) || messageOf(error);
}
