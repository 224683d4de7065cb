/** The values of the connection form, and the draft made from them. */
import { type FieldErrors, REQUIRED } from '@parrot/contract/core';
import {
  type ModelConnection,
  type ModelConnectionDraft,
  type ModelProvider,
  modelConnectionDraft,
} from '@parrot/contract/models';

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
  values: ConnectionValues;
  wrong: FieldErrors;
  onChange: (next: Partial<ConnectionValues>) => void;
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

type Checked = { draft: ModelConnectionDraft; wrong?: never } | { draft?: never; wrong: FieldErrors };

export function checkConnection(
  provider: ModelProvider,
  values: ConnectionValues,
  existing: ModelConnection | undefined,
): Checked {
  const prices = { input: Number(values.input), output: Number(values.output) };
  const ofFile = { provider, file: values.file, prices };
  const { address, modelName, apiVersion } = values;
  const ofAddress = { provider, address, modelName, apiVersion, prices, ...keyOf(values, existing) };
  if (values.source === 'file' && values.file === '') return { wrong: { file: REQUIRED } };
  const { data, error } = modelConnectionDraft.safeParse(values.source === 'file' ? ofFile : ofAddress);
  if (data) return { draft: data };
  return {
    wrong: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  };
}

/** Omitted, the stored key is preserved; without a stored key, empty means none. */
function keyOf({ key, sendsNoKey }: ConnectionValues, existing: ModelConnection | undefined) {
  if (sendsNoKey) return { key: '' };
  return key.trim() === '' && existing ? {} : { key };
}
