/** The providers in display order. */
import { MODEL_PROVIDERS, type ModelProvider } from '@parrot/contract/models';

export const PROVIDERS = Object.keys(MODEL_PROVIDERS) as ModelProvider[];
