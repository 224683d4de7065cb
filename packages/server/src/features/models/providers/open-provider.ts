import type { FetchGuarded } from '../../../platform/index.ts';
import { createAiSdkProvider } from './ai-sdk.ts';
import type { GgufFiles } from './gguf.ts';
import type { CallProvider, ProviderAccess } from './provider.ts';

export type OpenProvider = (reach: ProviderAccess) => CallProvider;

export const createOpenProvider =
  (fetchGuarded: FetchGuarded, files: GgufFiles): OpenProvider =>
  (reach) =>
    reach.file === '' ? createAiSdkProvider(fetchGuarded, reach) : files.callProvider(reach.file);
