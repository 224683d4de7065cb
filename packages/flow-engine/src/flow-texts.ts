import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
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

/** The bot's built-in texts in the visitor's language; the builder's replacements take precedence. */
export function builtInTexts(flow: Flow, session: Pick<FlowSession, 'language'>): FlowTexts {
  const language = visitorLanguage(flow, session);
  return { ...FLOW_TEXTS[language], ...flow.texts[language] };
}

/** A label in every language: it may have been offered in the language of a question. */
export const labelInAllLanguages = (flow: Flow, label: 'noneOfThese' | 'talkToPerson'): string[] =>
  LANGUAGES.map((language) => builtInTexts(flow, { language })[label]);

/** The builder's text in the visitor's language. */
export const textForVisitor = (
  flow: Flow,
  session: Pick<FlowSession, 'language'>,
  localized: LocalizedText,
): string => textInLanguage(localized, visitorLanguage(flow, session), flow.language);
