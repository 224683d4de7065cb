import type { AppSettings, AppType } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { type Block, FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { greeting } from './greeting.ts';
import { questionsAndAnswersFlow } from './questions-and-answers-flow.ts';

/** The flow of a new app: a greeting and, if the app has knowledge, answering from it. */
export function blankFlow(
  language: LanguageCode,
  settings: Pick<AppSettings, 'appearance' | 'translations'>,
  type: AppType,
): Flow {
  if (type !== 'FUNCTIONAL') return questionsAndAnswersFlow({ language, settings });
  const common = { title: '', part: null };
  const start: Block = { type: 'start', ...common, next: { done: 'welcome' } };
  const welcome: Block = {
    type: 'message',
    ...common,
    content: { kind: 'text', words: greeting({ language, settings }) },
    next: { done: null },
  };
  return {
    version: FLOW_VERSION,
    language,
    start: 'start',
    blocks: { start, welcome },
    parts: [],
    values: [],
    texts: {},
    places: { start: { x: 0, y: 0 }, welcome: { x: 0, y: 148 } },
    notes: [],
  };
}
