/** What apps without a drawn flow run, to name its blocks: the words in it do not matter here. */
import { defaultSettings } from '@parrot/contract/apps';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';

export const defaultFlow = questionsAndAnswersFlow({ language: 'en', settings: defaultSettings('') });
