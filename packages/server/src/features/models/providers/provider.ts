/** One prompt to one model, whatever the provider. */
export type Prompt = {
  instructions: string;
  data: string;
  maxTokens: number;
  signal: AbortSignal;
  /** Total time. */
  timeoutMs: number;
  /** Called with the whole text so far. Without it, nothing is streamed. */
  onText?: ((soFar: string) => void) | undefined;
};
/** Token counts are missing if the provider does not count. */
export type ModelReply = {
  text: string;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
};

/** Throws only `ModelError`. */
export type CallProvider = (prompt: Prompt) => Promise<ModelReply>;

/** How a model is reached: a connection with its decrypted key. */
export type ProviderAccess = {
  provider: 'llama' | 'openai' | 'azure_openai';
  address: string;
  modelName: string;
  apiVersion: string;
  file: string;
  key: string;
};
