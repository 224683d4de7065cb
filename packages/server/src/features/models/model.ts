/** A language model as other slices meet it: they give it instructions and data, and it writes. */
import {
  MODEL_PROBLEMS,
  type ModelProblem,
  type ModelProvider,
  type ModelPurpose,
} from '@parrot/contract/models';

export type WriteRequest = {
  purpose: ModelPurpose;
  /** What is to be done: our own words, and nobody else's. */
  instructions: string;
  /** What it is to be done with: what visitors, documents and builders wrote. It goes as JSON, and never as instructions. */
  data: unknown;
  maxTokens?: number;
  /** In all, with the second try. */
  timeoutMs?: number;
  /** Calls it off. */
  signal?: AbortSignal;
  /** All that it has written so far, each time there is more. */
  onText?: (soFar: string) => void;
};
/** `cost` is in US dollars, by the prices of the connection. */
export type ModelUsage = { inputTokens: number; outputTokens: number; cost: number };
export type Written = { text: string; usage: ModelUsage };

export type Model = {
  provider: ModelProvider;
  modelName: string;
  /** Fails with a `ModelError` and nothing else. Not to be called inside a transaction. */
  write(writing: WriteRequest): Promise<Written>;
};

/** Its message never holds what the provider said: there may be a part of the key in it. */
export class ModelError extends Error {
  readonly kind: ModelProblem;

  constructor(kind: ModelProblem, cause?: unknown) {
    super(MODEL_PROBLEMS[kind], { cause });
    this.name = 'ModelError';
    this.kind = kind;
  }
}
