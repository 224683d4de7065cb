/** Duration and reason of an absence; shows the return time before it is confirmed. */
import { Button, Select, TextInput } from '@mantine/core';
import {
  UNAVAILABILITY_DURATIONS,
  UNAVAILABILITY_REASONS,
  type UnavailabilityDuration,
  type UnavailabilityReason,
} from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { useFormInDialog } from '../../../shared/form/forms-in-dialog.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './availability-form.module.css';
import { LOCAL_ZONE, localInputValue, readAbsence, returnOf } from './planned-absence.ts';
import { ReturnText } from './return-text.tsx';
import { useSetAvailability } from './use-availability.ts';

type Choice = { duration: UnavailabilityDuration; reason: UnavailabilityReason | null; until: string };
const FIRST_CHOICE: Choice = { duration: 'Next 24 hrs', reason: null, until: '' };

type AvailabilityFormProps = { isAway: boolean; now: Date; onSaved?: () => void };

export function AvailabilityForm({ isAway, now, onSaved }: AvailabilityFormProps) {
  const { t } = useTranslation(['profile', 'absence']);
  const save = useSetAvailability({ quiet: true });
  const form = useForm({
    initial: FIRST_CHOICE,
    validate: (chosen) => {
      const { reason, until } = readAbsence(chosen, now).problems;
      return {
        ...(reason && { reason: t(`availability.problems.${reason}`) }),
        ...(until && { until: t(`availability.problems.${until}`) }),
      };
    },
    send: (chosen) => save.mutateAsync(readAbsence(chosen, now).absence),
    onSuccess: () => {
      toast.success(t('availability.saved'));
      onSaved?.();
    },
  });
  const { duration, until } = form.values;
  const durationField = form.field('duration');
  const reasonField = form.field('reason');
  useFormInDialog(form);
  return (
    <form {...form.formProps} className={classes.form}>
      <div className={classes.fields}>
        <Select
          label={t('availability.duration')}
          data={UNAVAILABILITY_DURATIONS.map((value) => ({
            value,
            label: t(`availability.durations.${value}`),
          }))}
          {...durationField}
          onChange={(value) => value && durationField.onChange(value as UnavailabilityDuration)}
          allowDeselect={false}
        />
        <Select
          label={t('availability.reason')}
          placeholder={t('availability.reasonPlaceholder')}
          data={UNAVAILABILITY_REASONS.map((value) => ({ value, label: t(`absence:reasons.${value}`) }))}
          {...reasonField}
          onChange={(value) => reasonField.onChange(value as UnavailabilityReason | null)}
        />
        {duration === 'Custom' && (
          <TextInput
            {...form.textField('until')}
            type="datetime-local"
            label={t('availability.until')}
            description={t('availability.untilHelp', { zone: LOCAL_ZONE })}
            min={localInputValue(now)}
          />
        )}
      </div>
      {isReturnKnown(duration, until) && <ReturnText until={returnOf({ duration, until }, now)} />}
      <FormMessage form={form} />
      <div>
        <Button type="submit" variant={isAway ? 'default' : 'filled'} loading={form.isPending}>
          {t(isAway ? 'availability.change' : 'availability.leave')}
        </Button>
      </div>
    </form>
  );
}

/** Whether the input is sufficient to compute the return time. */
const isReturnKnown = (duration: UnavailabilityDuration, until: string) =>
  duration !== 'Custom' || until !== '';
