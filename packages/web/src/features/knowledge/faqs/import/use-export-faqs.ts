/** Exports FAQs as a CSV file, fetched in pages and downloaded as one. */
import { exportFaqs, type FaqSelectionInput } from '@parrot/contract/knowledge';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../../../shared/browser/save-file.ts';
import { call } from '../../../../shared/http/call.ts';
import type { FaqsOf } from '../use-faqs.ts';

export function useExportFaqs({ appId }: FaqsOf) {
  return useMutation({
    mutationFn: async (selection: FaqSelectionInput) => {
      const pieces: string[] = [];
      for (let offset: number | null = 0; offset !== null; ) {
        const piece: { csv: string; next: number | null } = await call(exportFaqs, {
          body: { appId, selection, offset },
        });
        pieces.push(piece.csv);
        offset = piece.next;
      }
      saveFile('questions.csv', new Blob(pieces, { type: 'text/csv;charset=utf-8' }));
    },
  });
}
