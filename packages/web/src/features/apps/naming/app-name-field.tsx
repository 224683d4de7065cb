/** The field for an app's name. */
import { Loader, TextInput, VisuallyHidden } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons/check.ts';
import classes from './app-name-field.module.css';
import type { AppNameCheck } from './use-app-name-check.ts';

type AppNameFieldProps = {
  /** `form.textField('appName')`. */
  field: {
    name: string;
    value: string;
    error: string | undefined;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  check: AppNameCheck;
  label?: string;
  hint?: string;
};

export function AppNameField({ field, check, label, hint }: AppNameFieldProps) {
  const { t } = useTranslation('apps');
  const { isFree, isChecking } = check;
  const problem = field.error ?? check.problem;
  return (
    <div>
      <TextInput
        {...field}
        label={label ?? t('name.label')}
        description={hint ?? t('name.hint')}
        error={problem}
        rightSection={
          problem ? undefined : isFree ? (
            <IconCheck size={16} stroke={1.75} className={classes.free} aria-hidden />
          ) : isChecking ? (
            <Loader size={14} aria-hidden />
          ) : undefined
        }
        size="lg"
        maxLength={40}
        data-autofocus
        autoComplete="off"
        required
        withAsterisk={false}
      />
      <VisuallyHidden role="status">{!problem && isFree && t('name.free')}</VisuallyHidden>
    </div>
  );
}
