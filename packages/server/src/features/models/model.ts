/** A language model as other slices use it: instructions and data in, text out. */
import {
  MODEL_PROBLEMS,
  type ModelProblem,
  type ModelProvider,
  type ModelPurpose,
} from '@parrot/contract/models';

export type WriteRequest = {
  purpose: ModelPurpose;
  /** Our own instructions only. */
  instructions: string;
  /** Data written by visitors, authors or builders. Sent as JSON, never as instructions. */
  data: unknown;
  maxTokens?: number;
  /** In total, including the retry. */
  timeoutMs?: number;
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Called with the whole text so far, whenever there is more. */
  onText?: (soFar: string) => void;
};
/** `cost` is in US dollars, at the prices of the connection. */
export type ModelUsage = { inputTokens: number; outputTokens: number; cost: number };
export type WriteResult = { text: string; usage: ModelUsage };

export type Model = {
  provider: ModelProvider;
  modelName: string;
  /** Throws only `ModelError`. Do not call inside a transaction. */
  write(writing: WriteRequest): Promise<WriteResult>;
};

/** The message never contains the provider's reply, which can include a part of the key. */
export class ModelError extends Error {
  readonly kind: ModelProblem;

  constructor(kind: ModelProblem, cause?: unknown) {
    super(MODEL_PROBLEMS[kind], { cause });
    this.name = 'ModelError';
    this.kind = kind;
  }
}
