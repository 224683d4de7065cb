import type { LanguageCode } from '@parrot/contract/core';
import {
  FLOW_TEXTS,
  type Flow,
  type FlowSession,
  type FlowTexts,
  type LocalizedText,
  textInLanguage,
} from '@parrot/contract/flows';

export const visitorLanguage = (flow: Flow, { language }: Pick<FlowSession, 'language'>): LanguageCode =>
  language ?? flow.language;

/** What the bot says of its own accord, in the visitor's language: the builder's words before ours. */
export function builtInTexts(flow: Flow, session: Pick<FlowSession, 'language'>): FlowTexts {
  const language = visitorLanguage(flow, session);
  return { ...FLOW_TEXTS[language], ...flow.texts[language] };
}

/** What the builder wrote, in the visitor's language. */
export const textForVisitor = (
  flow: Flow,
  session: Pick<FlowSession, 'language'>,
  localized: LocalizedText,
): string => textInLanguage(localized, visitorLanguage(flow, session), flow.language);
