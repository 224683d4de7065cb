/** Deactivates members for a while, and shows when they return. */
import { Select, TextInput } from '@mantine/core';
import {
  isSoundReturn,
  LIMITS,
  UNAVAILABILITY_DURATIONS,
  UNAVAILABILITY_REASONS,
  type Unavailability,
  type UnavailabilityDuration,
  type UnavailabilityReason,
  unavailableUntil,
} from '@parrot/contract/core';
import type { Member, Outcome } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { formatLongDateTime } from '../../../shared/format/format-date-time.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { nameOf, userIdsOf } from '../parts/member-name.ts';
import classes from './deactivate-dialog.module.css';
import { useDeactivateUsers } from './use-member-mutations.ts';

const TICK_MS = 30_000;

type Choice = { duration: UnavailabilityDuration; reason: UnavailabilityReason; until: string };
const FIRST_CHOICE: Choice = { duration: 'Next 24 hrs', reason: 'Workload Management', until: '' };

type DeactivateDialogProps = {
  members: Member[];
  onDone: (results: Outcome[]) => void;
  onClose: () => void;
};

export function DeactivateDialog({ members, onDone, onClose }: DeactivateDialogProps) {
  const { t } = useTranslation(['team', 'absence']);
  const now = useNow(TICK_MS);
  const deactivate = useDeactivateUsers();
  const { values, field, textField, ...form } = useForm({
    initial: FIRST_CHOICE,
    send: (chosen) =>
      deactivate.mutateAsync({ ids: userIdsOf(members), unavailability: unavailabilityOf(chosen) }),
    onSuccess: onDone,
  });
  const [first] = members;

  const isComplete = values.duration !== 'Custom' || values.until !== '';
  const back = isComplete ? unavailableUntil(unavailabilityOf(values), now) : undefined;
  const isSound = back !== undefined && isSoundReturn(back, now);
  const problem =
    isComplete && !isSound ? t('inactive.unsound', { days: LIMITS.longestAbsenceDays }) : undefined;
  const [durationField, reasonField] = [field('duration'), field('reason')];

  return (
    <ConfirmDialog
      title={t('inactive.title', { count: members.length, name: first ? nameOf(first) : '' })}
      confirm={t('inactive.submit')}
      busy={form.isPending}
      message={form.message}
      disabled={!isSound}
      onConfirm={form.submit}
      onClose={onClose}
    >
      <p>{t('inactive.text')}</p>
      <Select
        size="lg"
        label={t('inactive.duration')}
        allowDeselect={false}
        data={UNAVAILABILITY_DURATIONS.map((value) => ({ value, label: t(`inactive.durations.${value}`) }))}
        {...durationField}
        onChange={(value) => value && durationField.onChange(value)}
      />
      {values.duration === 'Custom' && (
        <TextInput
          size="lg"
          type="datetime-local"
          label={t('inactive.until')}
          {...textField('until')}
          error={problem ?? textField('until').error}
        />
      )}
      <Select
        size="lg"
        label={t('inactive.reason')}
        allowDeselect={false}
        data={UNAVAILABILITY_REASONS.map((value) => ({ value, label: t(`absence:reasons.${value}`) }))}
        {...reasonField}
        onChange={(value) => value && reasonField.onChange(value)}
      />
      {isSound && (
        <p className={classes.returns} role="status">
          {back ? t('inactive.returns', { when: formatLongDateTime(back) }) : t('inactive.noEnd')}
        </p>
      )}
    </ConfirmDialog>
  );
}

const unavailabilityOf = ({ duration, reason, until }: Choice): Unavailability => ({
  duration,
  reason,
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  ...(duration === 'Custom' && until && { until: new Date(until).toISOString() }),
});
