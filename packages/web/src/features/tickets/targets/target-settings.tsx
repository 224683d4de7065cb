/** How soon tickets get a first response and are solved, for those who manage the opening hours. */
import { Button, Checkbox, Select, Skeleton, TextInput } from '@mantine/core';
import {
  saveTargetSettings,
  TARGET_KINDS,
  TARGET_UNITS,
  type TargetKind,
  type TargetSettings,
  type TargetUnit,
  type TicketPriority,
} from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { type FieldProps, useForm } from '../../../shared/form/use-form.ts';
import { ApiError } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './target-settings.module.css';
import { FIELD_OF, inputOf, type TargetCell, URGENT_FIRST, valuesOf } from './target-values.ts';
import { useSaveTargetSettings, useTargetSettings } from './use-target-settings.ts';

export function TargetSettingsPanel() {
  const { t } = useTranslation('target-settings');
  const { data, error, refetch, dataUpdatedAt } = useTargetSettings();
  return (
    <Panel title={t('title')} help={t('help')}>
      {data ? (
        // What was loaded again starts over.
        <TargetForm key={dataUpdatedAt} {...data} onReload={() => void refetch()} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={220} radius="md" />
      )}
    </Panel>
  );
}

type TargetFormProps = { settings: TargetSettings; openTickets: number; onReload: () => void };

function TargetForm({ settings, openTickets, onReload }: TargetFormProps) {
  const { t } = useTranslation('target-settings');
  const save = useSaveTargetSettings();
  const { field, textField, ...form } = useForm({
    initial: valuesOf(settings),
    schema: saveTargetSettings.body,
    toInput: (values) => inputOf(values, settings.revision),
    fieldOf: FIELD_OF,
    send: (body) => save.mutateAsync(body),
    onSuccess: (_, { applyToOpen }) => toast.success(t(applyToOpen ? 'savedForOpen' : 'saved')),
  });
  const isOutrun = form.failure instanceof ApiError && form.failure.code === 'conflict';
  const { onSubmit, ...formProps } = form.formProps;
  const applyToOpen = field('applyToOpen');
  return (
    <form {...formProps} onSubmit={onSubmit} className={classes.form}>
      <div className={classes.grid}>
        <span className={classes.head} aria-hidden />
        {TARGET_KINDS.map((kind) => (
          <span key={kind} className={classes.head} aria-hidden>
            {t(`kinds.${kind}`)}
          </span>
        ))}
        {URGENT_FIRST.map((priority) => (
          <div key={priority} className={classes.row}>
            <span className={classes.priority}>{t(`priorities.${priority}`)}</span>
            {TARGET_KINDS.map((kind) => (
              <Duration
                key={kind}
                priority={priority}
                kind={kind}
                {...(field(`${priority}.${kind}`) as FieldProps<TargetCell>)}
              />
            ))}
          </div>
        ))}
      </div>
      <TextInput
        {...textField('warnPercent')}
        className={classes.share}
        label={t('warning')}
        description={t('warningHelp')}
        inputMode="numeric"
        rightSection={<span aria-hidden>%</span>}
        maxLength={3}
        autoComplete="off"
      />
      {openTickets > 0 && (
        <Checkbox
          label={t('applyToOpen', { count: openTickets })}
          description={t('applyHelp')}
          checked={applyToOpen.value}
          onChange={(event) => applyToOpen.onChange(event.currentTarget.checked)}
        />
      )}
      {isOutrun ? (
        <p className={classes.outrun} role="alert">
          {t('outrun')}{' '}
          <button type="button" className={classes.reload} onClick={onReload}>
            {t('reload')}
          </button>
        </p>
      ) : (
        <FormMessage form={form} />
      )}
      <Button
        type="submit"
        className={classes.save}
        loading={form.isPending}
        disabled={!form.isDirty || isOutrun}
      >
        {t('save')}
      </Button>
    </form>
  );
}

type DurationProps = FieldProps<TargetCell> & { priority: TicketPriority; kind: TargetKind };

function Duration({ priority, kind, name, value: [amount, unit], error, onChange }: DurationProps) {
  const { t } = useTranslation('target-settings');
  const label = t('cell', { kind: t(`kinds.${kind}`), priority: t(`priorities.${priority}`) });
  return (
    <div className={classes.cell}>
      <span className={classes.cellLabel} aria-hidden>
        {t(`kinds.${kind}`)}
      </span>
      <div className={classes.duration}>
        <TextInput
          name={name}
          className={classes.amount}
          aria-label={label}
          inputMode="numeric"
          placeholder="–"
          maxLength={6}
          autoComplete="off"
          value={amount}
          error={Boolean(error)}
          onChange={(event) => onChange([event.currentTarget.value, unit])}
        />
        <Select
          className={classes.unit}
          aria-label={t('unit', { of: label })}
          allowDeselect={false}
          data={TARGET_UNITS.map((each) => ({ value: each, label: t(`units.${each}`) }))}
          value={unit}
          onChange={(chosen) => chosen && onChange([amount, chosen as TargetUnit])}
        />
      </div>
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
