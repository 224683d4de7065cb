/** The state of an import: the server previews the file after each change, and receives it again at the end. */
import { useDebouncedValue } from '@mantine/hooks';
import { type AppId, type FieldErrors, type LanguageCode, LIMITS } from '@parrot/contract/core';
import {
  CSV_FAULTS,
  type ImportCounts,
  type ImportMapping,
  importFaqs,
  NOT_A_CSV,
  previewImport,
} from '@parrot/contract/knowledge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../shared/form/use-form.ts';
import { ApiError, messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import { translated } from '../../../../shared/i18n/translated.ts';
import { type FaqsOf, useRefreshFaqs } from '../use-faqs.ts';

type Chosen = { file: File; id: number };
type ImportValues = {
  file: Chosen | null;
  datasetName: string;
  languageCode: LanguageCode;
  mapping: ImportMapping | undefined;
  /** Of a workbook; undefined for its first one. */
  sheet: string | undefined;
  existing: 'update' | 'keep';
  skipBad: boolean;
};

const DELAY_MS = 300;

export function useImport(of: FaqsOf, onImported: (counts: ImportCounts) => void) {
  const { t } = useTranslation('faq');
  const { appId, languages } = of;
  const refresh = useRefreshFaqs(of);
  const form = useForm<ImportValues, ImportValues, ImportCounts>({
    initial: {
      file: null,
      datasetName: '',
      languageCode: languages[0] ?? 'en',
      mapping: undefined,
      sheet: undefined,
      existing: 'update',
      skipBad: false,
    },
    send: async (values) => {
      const { counts } = await call(importFaqs, {
        body: { ...bodyOf(values, appId), skipBad: values.skipBad ? 'true' : 'false' },
        ...(values.file && { file: values.file.file }),
      });
      await refresh();
      return counts;
    },
    onSuccess: onImported,
  });
  const { file: chosen, datasetName, skipBad } = form.values;
  const named = importFaqs.body.shape.datasetName.safeParse(datasetName);
  const hasName = named.success;
  // The preview works without a name; only its uniqueness can't be checked.
  const previewed = { ...form.values, datasetName: hasName ? datasetName : t('import.unnamed') };
  const body = bodyOf(previewed, appId);
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
  const { error } = preview;
  const fields = error instanceof ApiError ? shownFields(error) : {};
  const nameProblem = chosen ? named.error?.issues[0]?.message : undefined;
  const problems = {
    datasetName:
      form.field('datasetName').error ?? (nameProblem && translated(nameProblem)) ?? fields.datasetName,
    file: refused?.file ?? form.field('file').error ?? fields.file,
    fileReason: refused ? refused.fileReason : fields.fileReason,
    other: form.message ?? (error && !fields.datasetName && !fields.file ? messageOf(error) : undefined),
  };
  // With all values: after any change, the errors of the last import no longer apply.
  const change = (more: Partial<ImportValues>) => form.change({ ...form.values, ...more });
  const isNameEdited = datasetName !== (chosen ? nameFrom(chosen.file) : '');
  const counts = preview.isError ? undefined : preview.data?.counts;
  const good = counts ? counts.added + counts.updated : 0;
  return {
    form,
    change,
    choose: (file: File) =>
      change({
        file: { file, id: (chosen?.id ?? 0) + 1 },
        mapping: undefined,
        sheet: undefined,
        skipBad: false,
        datasetName: isNameEdited && datasetName ? datasetName : nameFrom(file),
      }),
    preview: refused ? undefined : preview.data,
    counts,
    isLooking: preview.isFetching,
    problems,
    mayStart:
      !preview.isFetching &&
      good > 0 &&
      hasName &&
      !problems.datasetName &&
      (counts?.problem === 0 || skipBad),
  };
}

const nameFrom = ({ name }: File): string => name.replace(/\.\w+$/, '').slice(0, LIMITS.faqLabel);

const bodyOf = ({ datasetName, languageCode, existing, mapping, sheet }: ImportValues, appId: AppId) => ({
  appId,
  datasetName,
  languageCode,
  existing,
  ...(mapping && { mapping: JSON.stringify(mapping) }),
  ...(sheet !== undefined && { sheet }),
});

const shownFields = ({ fields }: ApiError): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, translated(message)]));

/** Problems that are found without reading the file. */
function refusalOf({ size }: File): { file: string; fileReason?: string } | undefined {
  if (size === 0) return { file: translated(NOT_A_CSV), fileReason: translated(CSV_FAULTS.empty) };
  const most = LIMITS.importBytes;
  return size >= most ? { file: translated(`Please choose a file under ${most / 2 ** 20} MB.`) } : undefined;
}
