/** Models reached over the network through the AI SDK, which is loaded when first needed. */
import type { LanguageModel } from 'ai';
import type { FetchGuarded } from '../../../platform/index.ts';
import { ModelError } from '../model.ts';
import { toFetch } from './guarded-fetch.ts';
import { modelErrorOf } from './model-error.ts';
import type { CallProvider, ModelReply, Prompt, ProviderAccess } from './provider.ts';

export const createAiSdkProvider =
  (fetchGuarded: FetchGuarded, reach: ProviderAccess): CallProvider =>
  async (prompt) => {
    try {
      const model = await languageModel(reach, toFetch(fetchGuarded, prompt.timeoutMs));
      const reply = await (prompt.onText ? stream : generate)(model, requestOf(model, reach, prompt), prompt);
      if (reply.text.trim() === '') throw new ModelError('notUnderstood');
      return reply;
    } catch (error) {
      throw await modelErrorOf(error, prompt.signal);
    }
  };

async function languageModel(
  { provider, address, modelName, apiVersion, key }: ProviderAccess,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModel> {
  const baseURL = address.replace(/\/+$/, '');
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey: key, baseURL: baseURL || OPENAI, fetch }).chat(modelName);
    }
    case 'azure_openai': {
      const { createAzure } = await import('@ai-sdk/azure');
      const root = /\/openai$/.test(baseURL) ? baseURL : `${baseURL}/openai`;
      const isDated = /^\d/.test(apiVersion);
      const endpoint = isDated
        ? { baseURL: root, apiVersion, useDeploymentBasedUrls: true }
        : { baseURL: `${root}/v1` };
      return createAzure({ ...endpoint, apiKey: key, fetch }).chat(modelName);
    }
    case 'llama': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const open = createOpenAICompatible({
        name: 'llama',
        baseURL,
        fetch,
        includeUsage: true,
        ...(key !== '' && { apiKey: key }),
      });
      return open.chatModel(modelName);
    }
  }
}

/** Explicit, so that no environment variable can send a tenant's key elsewhere. */
const OPENAI = 'https://api.openai.com/v1';

type Request = ReturnType<typeof requestOf>;

/** Newer OpenAI models accept the limit only under another name, older ones under both. */
const requestOf = (
  model: LanguageModel,
  { provider }: ProviderAccess,
  { instructions, data, maxTokens, signal }: Prompt,
) => ({
  model,
  system: instructions,
  prompt: data,
  // Retries are ours.
  maxRetries: 0,
  abortSignal: signal,
  ...(provider === 'llama'
    ? { maxOutputTokens: maxTokens }
    : { providerOptions: { openai: { maxCompletionTokens: maxTokens } } }),
});

async function generate(_model: LanguageModel, request: Request): Promise<ModelReply> {
  const { generateText } = await import('ai');
  const { text, usage } = await generateText(request);
  return { text, inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };
}

async function stream(_model: LanguageModel, request: Request, { onText }: Prompt): Promise<ModelReply> {
  const { streamText } = await import('ai');
  // Errors arrive as stream parts; by default the SDK would also print them.
  const { fullStream } = streamText({ ...request, onError: () => undefined });
  let text = '';
  let reply: ModelReply | undefined;
  for await (const part of fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('the stream was aborted');
    if (part.type === 'text-delta') {
      text += part.text;
      onText?.(text);
    }
    // A finish reason means the reply is complete.
    if (part.type === 'finish' && part.rawFinishReason !== undefined)
      reply = {
        text,
        inputTokens: part.totalUsage.inputTokens,
        outputTokens: part.totalUsage.outputTokens,
      };
  }
  if (!reply) throw new ModelError('notReachable');
  return reply;
}
