/** Saves the current conversation as a named test. */
import { Button, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { FlowTestTurn } from '@parrot/contract/flows';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import type { TrialState } from '../try-me/trial.ts';
import { recordedTurns } from './recorded-turns.ts';
import classes from './tests.module.css';

type RecordTestProps = {
  trial: TrialState;
  isBusy: boolean;
  onRecord: (test: { name: string; turns: FlowTestTurn[] }) => Promise<unknown>;
};

export function RecordTest({ trial, isBusy, onRecord }: RecordTestProps) {
  const { t } = useTranslation('try');
  const recorded = recordedTurns(trial);
  const form = useForm({
    initial: { name: '' },
    // A failure is shown as a toast, and the name stays in the field.
    send: async ({ name }) => {
      if ('turns' in recorded) await onRecord({ name: name.trim(), turns: recorded.turns });
    },
    onSuccess: (_reply, { name }) => {
      form.reset();
      toast.success(t('tests.saved', { name: name.trim() }));
    },
  });
  if ('why' in recorded) {
    return <p className={classes.cant}>{t(`tests.cant.${recorded.why}`, { most: LIMITS.flowTestTurns })}</p>;
  }
  return (
    <form {...form.formProps} className={classes.record} aria-label={t('tests.record')}>
      <TextInput
        {...form.textField('name')}
        size="xs"
        className={classes.name}
        label={t('tests.name')}
        description={t('tests.turns', { count: recorded.turns.length })}
        maxLength={80}
        autoComplete="off"
      />
      <Button type="submit" size="xs" disabled={form.values.name.trim() === '' || isBusy}>
        {t('tests.save')}
      </Button>
    </form>
  );
}
