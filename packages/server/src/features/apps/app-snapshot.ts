/** What a version freezes: all a running bot needs, so that later edits of the app don't reach it. */
import type { KnownFaq } from '@parrot/answer-engine';
import type { AppSettings } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { FLOW_TEXTS, type Flow } from '@parrot/contract/flows';
import type { FaqDraft } from '@parrot/contract/knowledge';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';

/** The bot needs what it knows of; the rest is kept so that a version can be brought back whole. Versions from before that lack it. */
export type FrozenFaq = KnownFaq &
  Partial<Omit<FaqDraft, 'question' | 'answer' | 'link' | 'category'>> & {
    createdAt?: string;
    updatedAt?: string;
  };

export type AppSnapshot = {
  flow: Flow;
  settings: AppSettings;
  language: LanguageCode;
  faqs: FrozenFaq[];
};

export function snapshotOf(
  { settings, language }: Pick<AppSnapshot, 'settings' | 'language'>,
  faqs: FrozenFaq[],
): AppSnapshot {
  const flow = questionsAndAnswersFlow({
    welcome: settings.appearance.welcomeMsg,
    botEscalationCount: settings.appearance.botEscalationCount,
    texts: FLOW_TEXTS[language],
  });
  return { flow, settings, language, faqs };
}
