/** One question to one model, whoever provides it. */
export type Prompt = {
  instructions: string;
  data: string;
  maxTokens: number;
  signal: AbortSignal;
  /** How long there is in all. */
  timeoutMs: number;
  /** All so far. Without it nothing is streamed. */
  onText?: ((soFar: string) => void) | undefined;
};
/** Tokens are missing where the provider does not count them. */
export type ModelReply = {
  text: string;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
};

/** Fails with a `ModelError` and nothing else. */
export type CallProvider = (prompt: Prompt) => Promise<ModelReply>;

/** How a model is reached: a connection with its key opened. */
export type ProviderAccess = {
  provider: 'llama' | 'openai' | 'azure_openai';
  address: string;
  modelName: string;
  apiVersion: string;
  file: string;
  key: string;
};
