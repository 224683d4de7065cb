/** For how long and why; says when one is back before one says yes. */
import { Button, Select, TextInput } from '@mantine/core';
import {
  UNAVAILABILITY_DURATIONS,
  UNAVAILABILITY_REASONS,
  type UnavailabilityDuration,
  type UnavailabilityReason,
} from '@parrot/contract/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './availability-form.module.css';
import { LOCAL_ZONE, localInputValue, readWish, returnOf } from './planned-absence.ts';
import { ReturnWords } from './return-text.tsx';
import { useSetAvailability } from './use-availability.ts';

type AvailabilityFormProps = { isAway: boolean; now: Date; onSaved?: () => void };

export function AvailabilityForm({ isAway, now, onSaved }: AvailabilityFormProps) {
  const { t } = useTranslation('profile');
  const [duration, setDuration] = useState<UnavailabilityDuration>('Next 24 hrs');
  const [reason, setReason] = useState<UnavailabilityReason | null>(null);
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSetAvailability({ quiet: true });
  const { wish, problems } = readWish({ duration, reason, until }, now);
  const refused = save.error instanceof ApiError ? save.error.fields : {};
  const problem = tried ? problems : {};
  const refusal = refused['unavailability.until'] ?? refused.until;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wish) return;
    save.mutate(wish, {
      onSuccess: () => {
        toast.success(t('availability.saved'));
        setTried(false);
        onSaved?.();
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.fields}>
        <Select
          label={t('availability.duration')}
          data={UNAVAILABILITY_DURATIONS.map((value) => ({
            value,
            label: t(`availability.durations.${value}`),
          }))}
          value={duration}
          onChange={(value) => value && setDuration(value as UnavailabilityDuration)}
          allowDeselect={false}
        />
        <Select
          label={t('availability.reason')}
          placeholder={t('availability.reasonPlaceholder')}
          data={UNAVAILABILITY_REASONS.map((value) => ({ value, label: t(`availability.reasons.${value}`) }))}
          value={reason}
          onChange={(value) => setReason(value as UnavailabilityReason | null)}
          error={problem.reason && t(`availability.problems.${problem.reason}`)}
        />
        {duration === 'Custom' && (
          <TextInput
            type="datetime-local"
            label={t('availability.until')}
            description={t('availability.untilHelp', { zone: LOCAL_ZONE })}
            min={localInputValue(now)}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
            error={(problem.until && t(`availability.problems.${problem.until}`)) || refusal}
          />
        )}
      </div>
      {wishIsPlain(duration, until) && <ReturnWords until={returnOf({ duration, until }, now)} />}
      {save.isError && !refusal && (
        <p className={classes.failure} role="alert">
          {messageOf(save.error)}
        </p>
      )}
      <div>
        <Button type="submit" variant={isAway ? 'default' : 'filled'} loading={save.isPending}>
          {t(isAway ? 'availability.change' : 'availability.leave')}
        </Button>
      </div>
    </form>
  );
}

/** Whether enough is said to tell when one is back. */
const wishIsPlain = (duration: UnavailabilityDuration, until: string) =>
  duration !== 'Custom' || until !== '';
