/** Saves the current conversation as a named test. */
import { Button, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { FlowTestTurn } from '@parrot/contract/flows';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const [name, setName] = useState('');
  const recorded = recordedTurns(trial);
  if ('why' in recorded) {
    return <p className={classes.cant}>{t(`tests.cant.${recorded.why}`, { most: LIMITS.flowTestTurns })}</p>;
  }
  const record = async (event: FormEvent) => {
    event.preventDefault();
    const testName = name.trim();
    if (testName === '' || isBusy) return;
    // A failure is shown as a toast, and the name stays in the field.
    await onRecord({ name: testName, turns: recorded.turns }).then(
      () => {
        setName('');
        toast.success(t('tests.saved', { name: testName }));
      },
      () => undefined,
    );
  };
  return (
    <form onSubmit={record} className={classes.record} aria-label={t('tests.record')}>
      <TextInput
        size="xs"
        className={classes.name}
        label={t('tests.name')}
        description={t('tests.turns', { count: recorded.turns.length })}
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="xs" disabled={name.trim() === '' || isBusy}>
        {t('tests.save')}
      </Button>
    </form>
  );
}
