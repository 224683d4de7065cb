/** The flow of apps without their own, to name its blocks; its texts are not used. */
import { defaultSettings } from '@parrot/contract/apps';
import { questionsAndAnswersFlow } from '@parrot/flow-engine';

export const defaultFlow = questionsAndAnswersFlow({ language: 'en', settings: defaultSettings('') });
