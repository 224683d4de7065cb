/** How a language model writes for an app. */
import * as z from 'zod';
import { LIMITS } from '../core/limits.ts';
import { DEFAULT_MODEL_PROVIDER, modelProvider } from '../models/models.shapes.ts';

/** Generations of our instructions to models. A bot keeps its generation when a newer one is added. */
const GPT_VERSIONS = ['parrotgpt4'] as const;
export type GptVersion = (typeof GPT_VERSIONS)[number];

export const gptData = z.object({
  /** The model that writes answers. If the default one is not connected, any connected model is used. */
  type: modelProvider.or(z.literal('none')),
  version: z.enum(GPT_VERSIONS),
  /** Whether the designer introduces GenAI to the builder when it opens the app. */
  showGenAIModal: z.boolean(),
  /** Facts about the business that a model may use in every answer, besides the passages it was given. */
  defaultData: z.string().trim().max(LIMITS.gptDefaultData),
});
export type GptData = z.infer<typeof gptData>;

export const DEFAULT_GPT_DATA: GptData = {
  type: DEFAULT_MODEL_PROVIDER,
  version: 'parrotgpt4',
  showGenAIModal: false,
  defaultData: '',
};
