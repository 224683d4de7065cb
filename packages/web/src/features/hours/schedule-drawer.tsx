/** The drawer to create or edit a schedule. */
import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import {
  type Schedule,
  type ScheduleDraft,
  scheduleDraft,
  WEEKDAYS,
  type Weekday,
} from '@parrot/contract/hours';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../shared/form/edit-drawer.tsx';
import { EditForm, FormPart } from '../../shared/form/edit-form.tsx';
import { TimeZoneSelect } from '../../shared/form/time-zone-select.tsx';
import { ownTimeZone } from '../../shared/form/time-zones.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { toast } from '../../shared/toast/toast.ts';
import { type CopyTarget, DayFields } from './day-fields.tsx';
import { HolidayFields } from './holiday-fields.tsx';
import classes from './hours.module.css';
import { OpenState } from './open-state.tsx';
import { doOverlap } from './openings.ts';
import { useSaveSchedule } from './use-hours.ts';

const WORKDAY = [{ from: '09:00', until: '17:00' }];
const WORKDAYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

const newSchedule = (): ScheduleDraft => ({
  name: '',
  timeZone: ownTimeZone(),
  days: { mon: WORKDAY, tue: WORKDAY, wed: WORKDAY, thu: WORKDAY, fri: WORKDAY, sat: [], sun: [] },
  holidays: [],
});

type ScheduleDrawerProps = { schedule: Schedule | undefined; onClose: () => void };

export function ScheduleDrawer({ schedule, onClose }: ScheduleDrawerProps) {
  const { t } = useTranslation('hours');
  const [isDirty, setDirty] = useState(false);
  return (
    <EditDrawer
      title={schedule ? t('editor.editTitle', { name: schedule.name }) : t('editor.newTitle')}
      isDirty={isDirty}
      onClose={onClose}
    >
      {(leave) => <ScheduleForm schedule={schedule} onDirty={setDirty} onSaved={onClose} onCancel={leave} />}
    </EditDrawer>
  );
}

type ScheduleFormProps = {
  schedule: Schedule | undefined;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

function ScheduleForm({ schedule, onDirty, onSaved, onCancel }: ScheduleFormProps) {
  const { t } = useTranslation('hours');
  const save = useSaveSchedule();
  const [initial] = useState(() => (schedule ? draftOf(schedule) : newSchedule()));
  const { field, textField, ...form } = useForm({
    initial,
    schema: scheduleDraft,
    send: (draft) =>
      save.mutateAsync({
        known: schedule && { scheduleId: schedule.scheduleId, revision: schedule.revision },
        draft,
      }),
    onSuccess: () => {
      toast.success(t(schedule ? 'editor.saved' : 'editor.created'));
      onSaved();
    },
    onDirty,
  });
  const { timeZone, days, holidays } = form.values;
  const week = field('days');
  const closedDays = field('holidays');
  const copy = (from: Weekday, to: CopyTarget) => {
    const targets = to === 'all' ? WEEKDAYS : WORKDAYS;
    week.onChange({ ...days, ...Object.fromEntries(targets.map((day) => [day, days[from]])) });
  };
  const hasOverlap = WEEKDAYS.some((day) => doOverlap(days[day]));
  return (
    <EditForm
      form={form}
      submit={t(schedule ? 'editor.save' : 'editor.create')}
      disabled={hasOverlap}
      onCancel={onCancel}
    >
      <TextInput
        {...textField('name')}
        size="lg"
        label={t('editor.name')}
        placeholder={t('editor.namePlaceholder')}
        maxLength={LIMITS.scheduleName.max}
        autoComplete="off"
        data-autofocus
      />
      <TimeZoneSelect {...field('timeZone')} label={t('editor.timeZone')} />
      <div className={classes.preview} aria-live="polite">
        <OpenState hours={{ timeZone, days, holidays }} />
      </div>
      <FormPart title={t('week.title')} help={t('week.help')}>
        {WEEKDAYS.map((day) => (
          <DayFields
            key={day}
            day={day}
            openings={days[day]}
            onChange={(openings) => week.onChange({ ...days, [day]: openings })}
            onCopy={(to) => copy(day, to)}
          />
        ))}
      </FormPart>
      <FormPart title={t('holidays.title')} help={t('holidays.help')}>
        <HolidayFields holidays={holidays} onChange={closedDays.onChange} />
        {closedDays.error && <p className={classes.problem}>{closedDays.error}</p>}
      </FormPart>
    </EditForm>
  );
}

const draftOf = ({ name, timeZone, days, holidays }: Schedule): ScheduleDraft => ({
  name,
  timeZone,
  days,
  holidays,
});
