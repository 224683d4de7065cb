/** What a version freezes: all a running bot needs, so that later edits of the app don't reach it. */
import type { KnownFaq } from '@parrot/answer-engine';
import type { Appearance } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { FLOW_TEXTS, type Flow } from '@parrot/contract/flows';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';

export type AppSnapshot = {
  flow: Flow;
  appearance: Appearance;
  language: LanguageCode;
  faqs: KnownFaq[];
};

export function snapshotOf(
  { appearance, language }: Pick<AppSnapshot, 'appearance' | 'language'>,
  faqs: KnownFaq[],
): AppSnapshot {
  const flow = questionsAndAnswersFlow({
    welcome: appearance.welcomeMsg,
    botEscalationCount: appearance.botEscalationCount,
    texts: FLOW_TEXTS[language],
  });
  return { flow, appearance, language, faqs };
}
