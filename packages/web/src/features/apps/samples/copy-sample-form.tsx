/** Gives a copy of a sample a name of its own. */
import { Button } from '@mantine/core';
import type { App, SampleApp } from '@parrot/contract/apps';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { useCopySample } from '../actions/use-app-mutations.ts';
import { AppNameField } from '../naming/app-name-field.tsx';
import { nameProblem, useAppName } from '../naming/use-app-name.ts';
import classes from './sample-drawer.module.css';

type CopySampleFormProps = { sample: SampleApp; onCopied: (app: App) => void };

export function CopySampleForm({ sample, onCopied }: CopySampleFormProps) {
  const { t } = useTranslation('apps');
  const naming = useAppName();
  const copy = useCopySample();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const appName = naming.settle();
    if (!appName || copy.isPending) return;
    copy.mutate(
      { sampleId: sample.sampleId, appName },
      { onSuccess: ({ app }) => onCopied(app), onError: naming.takeRefusal },
    );
  };
  return (
    <form className={classes.copy} onSubmit={submit} noValidate>
      <p className={classes.text}>{t('sample.copyText')}</p>
      <AppNameField naming={naming} />
      {copy.isError && !nameProblem(copy.error) && (
        <p className={classes.failure} role="alert">
          {messageOf(copy.error)}
        </p>
      )}
      <Button type="submit" size="lg" loading={copy.isPending}>
        {t('sample.copy')}
      </Button>
    </form>
  );
}
