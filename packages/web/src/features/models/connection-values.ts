/** The values of the connection form, and the draft made from them. */
import type { ModelConnection, ModelProvider } from '@parrot/contract/models';
import type { useForm } from '../../shared/form/use-form.ts';

export type ConnectionValues = {
  /** Only Parrot AI has both. */
  source: 'address' | 'file';
  address: string;
  modelName: string;
  apiVersion: string;
  file: string;
  /** Only the newly typed key; a stored key never reaches the browser. */
  key: string;
  sendsNoKey: boolean;
  /** As typed; empty counts as zero. */
  input: number | string;
  output: number | string;
};

export type FieldsProps = {
  provider: ModelProvider;
  existing: ModelConnection | undefined;
  files: readonly string[];
  form: Pick<ReturnType<typeof useForm<ConnectionValues>>, 'values' | 'change' | 'field' | 'textField'>;
};

export const valuesOf = (existing: ModelConnection | undefined): ConnectionValues => ({
  source: existing?.file ? 'file' : 'address',
  address: existing?.address ?? '',
  modelName: existing?.modelName ?? '',
  apiVersion: existing?.apiVersion ?? '',
  file: existing?.file ?? '',
  key: '',
  sendsNoKey: false,
  input: existing?.prices.input ?? '',
  output: existing?.prices.output ?? '',
});

/** What is sent, before it is checked. */
export function draftOf(
  provider: ModelProvider,
  values: ConnectionValues,
  existing: ModelConnection | undefined,
) {
  const prices = { input: Number(values.input), output: Number(values.output) };
  const { source, file, address, modelName, apiVersion } = values;
  if (source === 'file') return { provider, file, prices };
  return { provider, address, modelName, apiVersion, prices, ...keyOf(values, existing) };
}

/** Omitted, the stored key is preserved; without a stored key, empty means none. */
function keyOf({ key, sendsNoKey }: ConnectionValues, existing: ModelConnection | undefined) {
  if (sendsNoKey) return { key: '' };
  return key.trim() === '' && existing ? {} : { key };
}
