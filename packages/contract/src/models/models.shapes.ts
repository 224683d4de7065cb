/** The language models a tenant has connected, what they may cost, and what they were used for. */
import * as z from 'zod';
import { appId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { isHttpUrl, REQUIRED } from '../core/validation.ts';

/** Each with what people call it. */
export const MODEL_PROVIDERS = {
  llama: 'Parrot AI',
  openai: 'Open AI',
  azure_openai: 'Microsoft Open AI',
} as const;
export type ModelProvider = keyof typeof MODEL_PROVIDERS;
const PROVIDER_KEYS = Object.keys(MODEL_PROVIDERS) as [ModelProvider, ...ModelProvider[]];
export const modelProvider = z.enum(PROVIDER_KEYS);
/** What an app starts with. */
export const DEFAULT_MODEL_PROVIDER: ModelProvider = 'azure_openai';

/** What comes between us and a model. */
export const MODEL_PROBLEMS = {
  notReachable: 'The model could not be reached. Please check the address.',
  notAllowed:
    'This address may not be called. For a model of your own, name its host and port in OUTBOUND_ALLOW.',
  timedOut: 'The model did not answer in time.',
  refused: 'The model refused the key. Please check the key and what it may do.',
  overLimit: 'The model takes no more questions for now: the limit of its provider is reached.',
  notUnderstood: 'The model answered in a way that could not be understood. Please check the model’s name.',
  notInstalled:
    'Model files need the package node-llama-cpp. Please run `npm install node-llama-cpp` beside Parrot and start it again.',
  cancelled: 'This was called off.',
} as const;
export type ModelProblem = keyof typeof MODEL_PROBLEMS;
const PROBLEM_KEYS = Object.keys(MODEL_PROBLEMS) as [ModelProblem, ...ModelProblem[]];
export const modelProblem = z.enum(PROBLEM_KEYS);

/** In US dollars for a million tokens, as providers name their prices. */
const price = z.number().min(0).max(10_000);
export const modelPrices = z.object({ input: price, output: price });
export type ModelPrices = z.infer<typeof modelPrices>;

const address = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => text === '' || (isHttpUrl(text) && !/[?#@]/.test(text)),
    'Please give an address such as https://….',
  );
/** The name of a file in the folder of models, never a way to another. */
const modelFile = z
  .string()
  .trim()
  .max(200)
  .regex(/^([^/\\\0]+\.gguf)?$/i, 'Please choose a file from the list.')
  .refine((name) => !name.startsWith('.'), 'Please choose a file from the list.');

const connectionFields = {
  provider: modelProvider,
  /** Empty for OpenAI's own, and where a file is used. */
  address: address.default(''),
  /** As the provider calls it; for Azure, the name of the deployment. */
  modelName: z.string().trim().max(200).default(''),
  /** Azure's. Empty for its undated addresses. */
  apiVersion: z
    .string()
    .trim()
    .regex(/^(\d{4}-\d{2}-\d{2}(-preview)?|v1)?$/, 'Please give a version such as 2024-10-21.')
    .default(''),
  /** Of Parrot AI: a GGUF file that this installation runs itself. */
  file: modelFile.default(''),
  prices: modelPrices.default({ input: 0, output: 0 }),
};

/** A connection as somebody fills it in. */
export const modelConnectionDraft = z
  .object({
    ...connectionFields,
    /** Left out: the one kept for this very address stays. Empty: none is sent. */
    key: z.string().trim().max(LIMITS.modelKey).optional(),
  })
  .superRefine(({ provider, address, modelName, file }, check) => {
    const need = (path: string) => check.addIssue({ code: 'custom', path: [path], message: REQUIRED });
    if (file !== '' && provider !== 'llama')
      check.addIssue({ code: 'custom', path: ['file'], message: 'Only Parrot AI runs files.' });
    if (provider !== 'openai' && address === '' && file === '') need('address');
    if (modelName === '' && file === '') need('modelName');
  });
export type ModelConnectionDraft = z.infer<typeof modelConnectionDraft>;

export const modelConnection = z.object({
  provider: modelProvider,
  address: z.string(),
  modelName: z.string(),
  apiVersion: z.string(),
  file: z.string(),
  prices: modelPrices,
  /** The last characters of the key; empty where there is none. */
  keyEnding: z.string().max(4),
  savedAt: z.iso.datetime(),
});
export type ModelConnection = z.infer<typeof modelConnection>;

/** What models may be used for in a calendar month (UTC), in all; null: without end. */
export const modelBudget = z.object({
  monthlyTokens: z.number().int().min(0).max(1_000_000_000_000).nullable(),
  monthlyCost: z.number().min(0).max(10_000_000).nullable(),
});
export type ModelBudget = z.infer<typeof modelBudget>;

export const modelBudgetState = modelBudget.extend({
  usedTokens: z.number().int(),
  usedCost: z.number(),
  /** Of whichever is nearer to its end, in whole percent; null without a budget. */
  usedPercent: z.number().int().nullable(),
  /** From then on it counts anew. */
  endsAt: z.iso.datetime(),
});
export type ModelBudgetState = z.infer<typeof modelBudgetState>;

const MODEL_PURPOSES = [
  'answer',
  'translate',
  'questions',
  'summary',
  'rephrase',
  'assistant',
  'test',
] as const;
const modelPurpose = z.enum(MODEL_PURPOSES);
export type ModelPurpose = z.infer<typeof modelPurpose>;

/** What one app used on one day. */
export const modelUse = z.object({
  day: z.iso.date(),
  /** Null for what was no app's, such as trying out a connection. */
  appId: appId.nullable(),
  /** Empty for an app that is gone. */
  appName: z.string(),
  provider: modelProvider,
  purpose: modelPurpose,
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cost: z.number(),
});
export type ModelUse = z.infer<typeof modelUse>;

/** What became of a question that a model was to answer: kept with the bot's message, so that people can ask why. */
const MODEL_OUTCOMES = [
  'written',
  /** It said that the passages do not hold the answer. */
  'noAnswer',
  /** Nothing of what it wrote was cited and stands in what it cited. */
  'notSupported',
  'notConnected',
  'budgetUsedUp',
  ...PROBLEM_KEYS,
] as const;
export type ModelOutcome = (typeof MODEL_OUTCOMES)[number];
export const modelTrace = z.object({
  outcome: z.enum(MODEL_OUTCOMES),
  provider: modelProvider.nullable(),
  modelName: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cost: z.number(),
  milliseconds: z.number(),
  /** Sentences it wrote that were left out. */
  dropped: z.number().int(),
  /** Whether the answer was translated for the visitor. */
  translated: z.boolean(),
});
export type ModelTrace = z.infer<typeof modelTrace>;
