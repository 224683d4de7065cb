import type { FetchGuarded } from '../../../platform/index.ts';
import { createAiSdkSpeak } from './ai-sdk.ts';
import type { GgufFiles } from './gguf.ts';
import type { Reach, Speak } from './provider.ts';

export type OpenSpeak = (reach: Reach) => Speak;

export const createOpenSpeak =
  (fetchGuarded: FetchGuarded, files: GgufFiles): OpenSpeak =>
  (reach) =>
    reach.file === '' ? createAiSdkSpeak(fetchGuarded, reach) : files.speak(reach.file);
