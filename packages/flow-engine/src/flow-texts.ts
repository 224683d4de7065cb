import type { LanguageCode } from '@parrot/contract/core';
import {
  FLOW_TEXTS,
  type Flow,
  type FlowSession,
  type FlowTexts,
  type LocalizedText,
  textInLanguage,
} from '@parrot/contract/flows';

export const spokenLanguage = (flow: Flow, { language }: Pick<FlowSession, 'language'>): LanguageCode =>
  language ?? flow.language;

/** What the bot says of its own accord, in the visitor's language: the builder's words before ours. */
export function ownTexts(flow: Flow, session: Pick<FlowSession, 'language'>): FlowTexts {
  const spoken = spokenLanguage(flow, session);
  return { ...FLOW_TEXTS[spoken], ...flow.texts[spoken] };
}

/** What the builder wrote, in the visitor's language. */
export const spokenWords = (
  flow: Flow,
  session: Pick<FlowSession, 'language'>,
  words: LocalizedText,
): string => textInLanguage(words, spokenLanguage(flow, session), flow.language);
