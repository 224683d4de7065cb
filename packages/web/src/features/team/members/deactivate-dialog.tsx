/** Shuts people out for a while, and says when they are back. */
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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { longMoment } from '../../../shared/format/format-moment.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { nameOf, userIdsOf } from '../parts/member-name.ts';
import classes from './deactivate-dialog.module.css';
import { useMakeInactive } from './use-member-mutations.ts';

const TICK_MS = 30_000;

type InactiveDialogProps = {
  members: Member[];
  onDone: (results: Outcome[]) => void;
  onClose: () => void;
};

export function InactiveDialog({ members, onDone, onClose }: InactiveDialogProps) {
  const { t } = useTranslation('team');
  const now = useNow(TICK_MS);
  const [duration, setDuration] = useState<UnavailabilityDuration>('Next 24 hrs');
  const [reason, setReason] = useState<UnavailabilityReason>('Workload Management');
  const [typed, setTyped] = useState('');
  const act = useMakeInactive();
  const [first] = members;

  const wanted: Unavailability = {
    duration,
    reason,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(duration === 'Custom' && typed && { until: new Date(typed).toISOString() }),
  };
  const isComplete = duration !== 'Custom' || typed !== '';
  const back = isComplete ? unavailableUntil(wanted, now) : undefined;
  const isSound = back !== undefined && isSoundReturn(back, now);
  const refused = act.error instanceof ApiError ? act.error.fields : {};
  const refusal = refused['unavailability.until'] ?? refused.until;
  const problem =
    isComplete && !isSound ? t('inactive.unsound', { days: LIMITS.longestAbsenceDays }) : undefined;

  return (
    <ConfirmDialog
      title={t('inactive.title', { count: members.length, name: first ? nameOf(first) : '' })}
      confirm={t('inactive.submit')}
      busy={act.isPending}
      error={refusal ? null : act.error}
      disabled={!isSound}
      onConfirm={() => act.mutate({ ids: userIdsOf(members), unavailability: wanted }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{t('inactive.text')}</p>
      <Select
        size="lg"
        label={t('inactive.duration')}
        allowDeselect={false}
        data={UNAVAILABILITY_DURATIONS.map((value) => ({ value, label: t(`inactive.durations.${value}`) }))}
        value={duration}
        onChange={(value) => value && setDuration(value)}
      />
      {duration === 'Custom' && (
        <TextInput
          size="lg"
          type="datetime-local"
          label={t('inactive.until')}
          value={typed}
          error={problem ?? refusal}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Select
        size="lg"
        label={t('inactive.reason')}
        allowDeselect={false}
        data={UNAVAILABILITY_REASONS.map((value) => ({ value, label: t(`inactive.reasons.${value}`) }))}
        value={reason}
        onChange={(value) => value && setReason(value)}
      />
      {isSound && (
        <p className={classes.returns} role="status">
          {back ? t('inactive.returns', { when: longMoment(back) }) : t('inactive.noEnd')}
        </p>
      )}
    </ConfirmDialog>
  );
}
