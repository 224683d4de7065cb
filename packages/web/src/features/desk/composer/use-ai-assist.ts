/** What the assistant can do with a draft. The agent sees a preview and inserts it or not. */

import { REPHRASE_TONES, rephrase, suggestReplies, translateMessage } from '@parrot/contract/assistant';
import type { QueueUser } from '@parrot/contract/conversations';
import { LANGUAGES, type LanguageCode, nearestLanguage } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useFreshSummary } from '../context/context-queries.ts';

export type Tone = (typeof REPHRASE_TONES)[number];
export const TONES: readonly Tone[] = REPHRASE_TONES;

export type AiRequest =
  | { kind: 'suggest' }
  | { kind: 'summary' }
  | { kind: 'rephrase'; tone: Tone; text: string; isNote: boolean }
  | { kind: 'translate'; to: LanguageCode; text: string; isNote: boolean };

/** `whole`: replaces the draft instead of being appended. */
export type AiProposal = {
  text: string;
  sources: { title: string; url: string }[];
  isQuote: boolean;
  whole: boolean;
  isSummary?: boolean;
  /** For agents only: goes into a note, never into a reply. */
  isInternal: boolean;
};

export function useAiAssist({ userSessionId, status }: QueueUser) {
  const summary = useFreshSummary(userSessionId, status);
  return useMutation({
    mutationFn: async (request: AiRequest): Promise<AiProposal[]> => {
      if (request.kind === 'suggest') {
        const { replies } = await call(suggestReplies, { body: { userSessionId } });
        return replies.map(({ text, sources, madeBy }) => ({
          ...{ text, sources, isQuote: madeBy === 'extract', whole: false, isInternal: false },
        }));
      }
      if (request.kind === 'summary') {
        const { summary: made } = await summary.mutateAsync();
        if (!made) return [];
        const isQuote = made.madeBy === 'extract';
        return [{ text: made.text, sources: [], isQuote, whole: false, isSummary: true, isInternal: true }];
      }
      const { text } =
        request.kind === 'rephrase'
          ? await call(rephrase, { body: { userSessionId, text: request.text, tone: request.tone } })
          : await call(translateMessage, { body: { userSessionId, text: request.text, to: request.to } });
      return [{ text, sources: [], isQuote: false, whole: true, isInternal: request.isNote }];
    },
    networkMode: 'always',
  });
}

/** The visitor's language, if the product supports it. */
export const languageOf = ({ language }: QueueUser): LanguageCode | null =>
  nearestLanguage(language, LANGUAGES) ?? null;
