/** Translates with the connected model; unavailable without one. */
import { MINUTE_MS } from '@parrot/contract/core';
import { listModels, translateContent } from '@parrot/contract/models';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/http/call.ts';
import type { FaqsOf } from '../use-faqs.ts';
import type { FaqEditor } from './use-faq-editor.ts';

export function useTranslate({ appId }: FaqsOf, editor: FaqEditor) {
  const models = useQuery({
    queryKey: ['models'],
    queryFn: ({ signal }) => call(listModels, { signal }),
    staleTime: MINUTE_MS,
    meta: { quiet: true },
  });
  const { originalText, language } = editor;
  const translate = useMutation({
    mutationFn: async () => {
      const { question, variants, answer } = originalText;
      const { translations } = await call(translateContent, {
        body: { appId, texts: [question, ...variants, answer], to: [language] },
      });
      return translations[language] ?? [];
    },
    // Fields missing from the reply stay empty.
    onSuccess: (texts) =>
      editor.translateTo({
        question: texts[0] ?? '',
        variants: texts.slice(1, -1).filter((text) => text !== null),
        answer: texts.at(-1) ?? '',
      }),
    meta: { quiet: true },
  });
  return {
    isOffered: (models.data?.connections.length ?? 0) > 0,
    isPending: translate.isPending,
    error: translate.error,
    start: () => translate.mutate(),
  };
}
