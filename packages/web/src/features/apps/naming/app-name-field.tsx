/** Where an app's name is typed. */
import { Loader, TextInput, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons/check.ts';
import classes from './app-name-field.module.css';
import type { AppNaming } from './use-app-name.ts';

type AppNameFieldProps = {
  naming: AppNaming;
  label?: string;
  hint?: string;
  onType?: (text: string) => void;
};

export function AppNameField({ naming, label, hint, onType }: AppNameFieldProps) {
  const { t } = useTranslation('apps');
  const { field, value, problem, isFree, isChecking, type } = naming;
  return (
    <div>
      <TextInput
        ref={field}
        label={label ?? t('name.label')}
        description={hint ?? t('name.hint')}
        value={value}
        onChange={(event) => {
          type(event.currentTarget.value);
          onType?.(event.currentTarget.value);
        }}
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
