/** The language models that a tenant has connected, their budget and their usage. */
import * as z from 'zod';
import { appId } from '../core/ids.ts';
import { LIMITS } from '../core/limits.ts';
import { isHttpUrl, REQUIRED } from '../core/validation.ts';

/** Providers with their display names. */
export const MODEL_PROVIDERS = {
  llama: 'Parrot AI',
  openai: 'Open AI',
  azure_openai: 'Microsoft Open AI',
} as const;
export type ModelProvider = keyof typeof MODEL_PROVIDERS;
const PROVIDER_KEYS = Object.keys(MODEL_PROVIDERS) as [ModelProvider, ...ModelProvider[]];
export const modelProvider = z.enum(PROVIDER_KEYS);
/** The default of a new app. */
export const DEFAULT_MODEL_PROVIDER: ModelProvider = 'azure_openai';

/** Why a model could not be used. */
export const MODEL_PROBLEMS = {
  notReachable: 'We couldn’t reach the model. Check the address.',
  notAllowed: 'This address isn’t allowed. To use your own model, add its host and port to OUTBOUND_ALLOW.',
  timedOut: 'The model didn’t answer in time. Please try again.',
  refused: 'The model rejected the key. Check the key and its permissions.',
  overLimit: 'The provider’s limit is reached. Please try again later.',
  notUnderstood: 'We couldn’t understand the model’s answer. Check the model’s name.',
  notInstalled:
    'Model files need the package node-llama-cpp. Run `npm install node-llama-cpp` in Parrot’s folder and restart it.',
  cancelled: 'This was canceled.',
} as const;
export type ModelProblem = keyof typeof MODEL_PROBLEMS;
const PROBLEM_KEYS = Object.keys(MODEL_PROBLEMS) as [ModelProblem, ...ModelProblem[]];
export const modelProblem = z.enum(PROBLEM_KEYS);

/** US dollars per million tokens, as providers list their prices. */
const price = z.number().min(0).max(10_000);
export const modelPrices = z.object({ input: price, output: price });
export type ModelPrices = z.infer<typeof modelPrices>;

const address = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => text === '' || (isHttpUrl(text) && !/[?#@]/.test(text)),
    'Please enter an address such as https://….',
  );
/** The name of a file in the models folder, never a path. */
const modelFile = z
  .string()
  .trim()
  .max(200)
  .regex(/^([^/\\\0]+\.gguf)?$/i, 'Please choose a file from the list.')
  .refine((name) => !name.startsWith('.'), 'Please choose a file from the list.');

const connectionFields = {
  provider: modelProvider,
  /** Empty for OpenAI's own address, and for a file. */
  address: address.default(''),
  /** The provider's name of the model; for Azure, the name of the deployment. */
  modelName: z.string().trim().max(200).default(''),
  /** Azure only. Empty for addresses without a version. */
  apiVersion: z
    .string()
    .trim()
    .regex(/^(\d{4}-\d{2}-\d{2}(-preview)?|v1)?$/, 'Please enter a version such as 2024-10-21.')
    .default(''),
  /** Parrot AI only: a GGUF file that this installation runs itself. */
  file: modelFile.default(''),
  prices: modelPrices.default({ input: 0, output: 0 }),
};

/** A connection as entered in the form. */
export const modelConnectionDraft = z
  .object({
    ...connectionFields,
    /** Absent: the key stored for this address is kept. Empty: no key is sent. */
    key: z.string().trim().max(LIMITS.modelKey).optional(),
  })
  .superRefine(({ provider, address, modelName, file }, check) => {
    const need = (path: string) => check.addIssue({ code: 'custom', path: [path], message: REQUIRED });
    if (file !== '' && provider !== 'llama')
      check.addIssue({ code: 'custom', path: ['file'], message: 'Only Parrot AI can run model files.' });
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
  /** The last characters of the key; empty if there is none. */
  keyEnding: z.string().max(4),
  savedAt: z.iso.datetime(),
});
export type ModelConnection = z.infer<typeof modelConnection>;

/** The budget of all models per calendar month (UTC); null: unlimited. */
export const modelBudget = z.object({
  monthlyTokens: z.number().int().min(0).max(1_000_000_000_000).nullable(),
  monthlyCost: z.number().min(0).max(10_000_000).nullable(),
});
export type ModelBudget = z.infer<typeof modelBudget>;

export const modelBudgetState = modelBudget.extend({
  usedTokens: z.number().int(),
  usedCost: z.number(),
  /** Of the limit that is closer to being used up, in whole percent; null without a budget. */
  usedPercent: z.number().int().nullable(),
  /** When the count restarts. */
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

/** The usage of one app on one day. */
export const modelUse = z.object({
  day: z.iso.date(),
  /** Null for usage without an app, such as testing a connection. */
  appId: appId.nullable(),
  /** Empty for a deleted app. */
  appName: z.string(),
  provider: modelProvider,
  purpose: modelPurpose,
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  cost: z.number(),
});
export type ModelUse = z.infer<typeof modelUse>;

/**
 * The result of a question that a model should answer. Stored with the bot's message, to explain it later.
 */
const MODEL_OUTCOMES = [
  'written',
  /** The model reported that the passages do not contain the answer. */
  'noAnswer',
  /** Nothing it wrote was both cited and supported by the cited passage. */
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
  /** The number of sentences that were removed. */
  dropped: z.number().int(),
  /** Whether the answer was translated for the visitor. */
  translated: z.boolean(),
});
export type ModelTrace = z.infer<typeof modelTrace>;
