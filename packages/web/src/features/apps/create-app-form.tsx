/** Name, language and beginning of a new Q&A app: nothing, or a sample. */
import { Select } from '@mantine/core';
import type { App } from '@parrot/contract/apps';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopySample } from './acts/use-app-changes.ts';
import { AppNameField } from './naming/app-name-field.tsx';
import { nameProblem, useAppName } from './naming/use-app-name.ts';
import { DialogForm } from './parts/app-dialog.tsx';
import { StartChoice } from './samples/start-choice.tsx';
import { useCreateApp } from './use-apps.ts';

type CreateAppFormProps = { onCreated: (app: App) => void; onCancel: () => void };

export function CreateAppForm({ onCreated, onCancel }: CreateAppFormProps) {
  const { t } = useTranslation(['apps', 'studio']);
  const naming = useAppName();
  const [sampleId, setSampleId] = useState('');
  const [language, setLanguage] = useState<LanguageCode>('en');
  const create = useCreateApp();
  const copy = useCopySample();
  const error = create.error ?? copy.error;

  const submit = () => {
    const appName = naming.settle();
    if (!appName) return;
    create.reset();
    copy.reset();
    const told = { onSuccess: ({ app }: { app: App }) => onCreated(app), onError: naming.takeRefusal };
    if (sampleId) copy.mutate({ sampleId, appName }, told);
    else create.mutate({ appName, language }, told);
  };

  return (
    <DialogForm
      submit={t('create.submit')}
      busy={create.isPending || copy.isPending}
      error={nameProblem(error) ? undefined : error}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <p>{t('create.text')}</p>
      <AppNameField naming={naming} hint={t('create.nameHint')} />
      <StartChoice value={sampleId} onChange={setSampleId} />
      {/* A sample brings its own language. */}
      {sampleId === '' && (
        <Select
          label={t('create.language')}
          data={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`, { ns: 'studio' }) }))}
          value={language}
          onChange={(value) => value && setLanguage(value as LanguageCode)}
          allowDeselect={false}
          size="lg"
        />
      )}
    </DialogForm>
  );
}
