/**
 * The state of an import: the server previews the file after each change, and receives it again to import it.
 */
import { useDebouncedValue } from '@mantine/hooks';
import { type LanguageCode, LIMITS } from '@parrot/contract/core';
import {
  CSV_FAULTS,
  type ImportCounts,
  type ImportMapping,
  importFaqs,
  NOT_A_CSV,
  previewImport,
} from '@parrot/contract/knowledge';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import { type FaqsOf, useRefreshFaqs } from '../use-faqs.ts';

type ImportOptions = {
  datasetName: string;
  languageCode: LanguageCode;
  mapping: ImportMapping | undefined;
  existing: 'update' | 'keep';
  skipBad: boolean;
};
type Chosen = { file: File; id: number };

const DELAY_MS = 300;
const SHORTEST_NAME = 2;

export function useImport(of: FaqsOf) {
  const { t } = useTranslation('faq');
  const { appId, languages } = of;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [options, setOptions] = useState<ImportOptions>({
    datasetName: '',
    languageCode: languages[0] ?? 'en',
    mapping: undefined,
    existing: 'update',
    skipBad: false,
  });
  const { mapping, skipBad, ...rest } = options;
  // The preview works without a name; only its uniqueness can't be checked.
  const datasetName =
    options.datasetName.trim().length < SHORTEST_NAME ? t('import.unnamed') : options.datasetName;
  const body = { ...rest, datasetName, appId, ...(mapping && { mapping: JSON.stringify(mapping) }) };
  const [asked] = useDebouncedValue(JSON.stringify(body), DELAY_MS);
  const refused = chosen && refusalOf(chosen.file);

  const preview = useQuery({
    queryKey: ['import', chosen?.id, asked],
    queryFn: ({ signal }) =>
      call(previewImport, { body: JSON.parse(asked), ...(chosen && { file: chosen.file }), signal }),
    enabled: chosen !== null && !refused,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
  const start = useMutation({
    mutationFn: async () => {
      const { counts } = await call(importFaqs, {
        body: { ...body, skipBad: skipBad ? 'true' : 'false' },
        ...(chosen && { file: chosen.file }),
      });
      return counts;
    },
    onSuccess: useRefreshFaqs(of),
    meta: { quiet: true },
  });

  const error = start.error ?? preview.error;
  const fields = error instanceof ApiError ? error.fields : {};
  const problems = {
    datasetName: fields.datasetName,
    file: refused?.file ?? fields.file,
    fileReason: refused ? refused.fileReason : fields.fileReason,
    other: error && !fields.datasetName && !fields.file ? messageOf(error) : undefined,
  };
  const counts = preview.isError ? undefined : preview.data?.counts;
  const good = counts ? counts.added + counts.updated : 0;
  return {
    options,
    change: (more: Partial<ImportOptions>) => {
      start.reset();
      setOptions((before) => ({ ...before, ...more }));
    },
    file: chosen?.file,
    choose: (file: File) => {
      start.reset();
      setChosen((before) => ({ file, id: (before?.id ?? 0) + 1 }));
      setOptions((before) => ({
        ...before,
        mapping: undefined,
        skipBad: false,
        datasetName: before.datasetName || file.name.replace(/\.\w+$/, '').slice(0, LIMITS.faqLabel),
      }));
    },
    preview: refused ? undefined : preview.data,
    counts,
    isLooking: preview.isFetching,
    problems,
    isImporting: start.isPending,
    mayStart:
      !preview.isFetching &&
      good > 0 &&
      options.datasetName.trim().length >= SHORTEST_NAME &&
      !problems.datasetName &&
      (counts?.problem === 0 || skipBad),
    start: ({ onSuccess }: { onSuccess: (counts: ImportCounts) => void }) =>
      start.mutate(undefined, { onSuccess }),
  };
}

/** Problems that are found without reading the file. */
function refusalOf({ size }: File): { file: string; fileReason?: string } | undefined {
  if (size === 0) return { file: NOT_A_CSV, fileReason: CSV_FAULTS.empty };
  const most = LIMITS.importBytes;
  return size >= most ? { file: `Please choose a file under ${most / 2 ** 20} MB.` } : undefined;
}
