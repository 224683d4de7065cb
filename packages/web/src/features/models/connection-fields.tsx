/** The fields of a connection, which depend on the provider. */
import { Checkbox, PasswordInput, SegmentedControl, Select, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import type { ConnectionValues, FieldsProps } from './connection-values.ts';
import classes from './models.module.css';
import { PriceFields } from './price-fields.tsx';

export function ConnectionFields(props: FieldsProps) {
  const { t } = useTranslation('models');
  const { provider, files, form } = props;
  const { values } = form;
  const hasFiles = provider === 'llama' && (files.length > 0 || values.file !== '');
  return (
    <>
      {hasFiles && (
        <SegmentedControl
          aria-label={t('form.source')}
          value={values.source}
          data={(['address', 'file'] as const).map((value) => ({ value, label: t(`form.sources.${value}`) }))}
          // With all values, so that errors of the other source disappear.
          onChange={(source) => form.change({ ...values, source: source as ConnectionValues['source'] })}
        />
      )}
      {values.source === 'file' ? <FileField {...props} /> : <AddressFields {...props} />}
      <PriceFields {...props} />
    </>
  );
}

function FileField({ files, form }: FieldsProps) {
  const { t } = useTranslation('models');
  const field = form.field('file');
  return (
    <Select
      size="lg"
      label={t('form.file')}
      placeholder={t('form.filePlaceholder')}
      data={[...files]}
      value={field.value || null}
      error={field.error}
      allowDeselect={false}
      onChange={(file) => field.onChange(file ?? '')}
    />
  );
}

function AddressFields(props: FieldsProps) {
  const { t } = useTranslation('models');
  const { provider, form } = props;
  const isAzure = provider === 'azure_openai';
  const text = (name: 'address' | 'modelName' | 'apiVersion') => ({
    ...form.textField(name),
    size: 'lg',
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <>
      <TextInput
        {...text('address')}
        label={t('form.address')}
        description={t(`form.addressHelp.${provider}`)}
        placeholder={t(`form.addressExample.${provider}`)}
        inputMode="url"
        data-autofocus
      />
      <TextInput {...text('modelName')} label={t(isAzure ? 'form.deployment' : 'form.model')} />
      {isAzure && (
        <TextInput
          {...text('apiVersion')}
          label={t('form.version')}
          description={t('form.versionHelp')}
          placeholder="2024-10-21"
        />
      )}
      <KeyField {...props} />
    </>
  );
}

function KeyField({ provider, existing, form }: FieldsProps) {
  const { t } = useTranslation('models');
  const isOwn = provider === 'llama';
  const help = () => {
    if (existing?.keyEnding) return t('form.keyKept', { ending: existing.keyEnding });
    if (existing) return t('form.keyKeptShort');
    return isOwn ? t('form.keyOptional') : undefined;
  };
  return (
    <div className={classes.key}>
      <PasswordInput
        {...form.textField('key')}
        size="lg"
        label={t('form.key')}
        description={help()}
        placeholder={existing?.keyEnding && `•••• ${existing.keyEnding}`}
        disabled={form.values.sendsNoKey}
        maxLength={LIMITS.modelKey}
        autoComplete="new-password"
      />
      {isOwn && existing && (
        <Checkbox
          label={t('form.noKey')}
          checked={form.values.sendsNoKey}
          onChange={({ currentTarget }) => form.change({ sendsNoKey: currentTarget.checked })}
        />
      )}
    </div>
  );
}
