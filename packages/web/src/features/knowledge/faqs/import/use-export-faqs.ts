/** Exports FAQs as a CSV file. */
import { exportFaqs, type FaqSelectionInput } from '@parrot/contract/knowledge';
import { useMutation } from '@tanstack/react-query';
import { saveCsv } from '../../../../shared/browser/save-csv.ts';
import { call } from '../../../../shared/http/call.ts';
import type { FaqsOf } from '../use-faqs.ts';

export function useExportFaqs({ appId }: FaqsOf) {
  return useMutation({
    mutationFn: (selection: FaqSelectionInput) =>
      saveCsv<number>('questions.csv', (offset = 0) =>
        call(exportFaqs, { body: { appId, selection, offset } }),
      ),
  });
}
