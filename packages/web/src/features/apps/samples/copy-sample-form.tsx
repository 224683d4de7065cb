/** Asks for the name of the copy of a sample. */
import { Button } from '@mantine/core';
import type { App, SampleApp } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useCopySample } from '../actions/use-app-mutations.ts';
import { AppNameField } from '../naming/app-name-field.tsx';
import { APP_NAME_ERRORS, useAppNameCheck } from '../naming/use-app-name-check.ts';
import classes from './sample-drawer.module.css';

type CopySampleFormProps = { sample: SampleApp; onCopied: (app: App) => void };

export function CopySampleForm({ sample, onCopied }: CopySampleFormProps) {
  const { t } = useTranslation('apps');
  const copy = useCopySample();
  const form = useForm({
    initial: { appName: '' },
    validate: ({ appName }) => ({ appName: check.problemOf(appName) }),
    fieldOf: APP_NAME_ERRORS,
    send: ({ appName }) => {
      const { sampleId, language } = sample;
      return copy.mutateAsync({ sampleId, language, appName: check.name ?? appName });
    },
    onSuccess: ({ app }) => onCopied(app),
  });
  const check = useAppNameCheck(form.values.appName);
  return (
    <form className={classes.copy} {...form.formProps}>
      <p className={classes.text}>{t('sample.copyText')}</p>
      <AppNameField field={form.textField('appName')} check={check} />
      <FormMessage form={form} />
      <Button type="submit" size="lg" loading={form.isPending}>
        {t('sample.copy')}
      </Button>
    </form>
  );
}
