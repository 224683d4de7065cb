/**
 * Model files run by this installation with node-llama-cpp, if it is installed. One file is in memory at a
 * time, and one prompt runs at a time.
 */
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ModelError } from '../model.ts';
import type { CallProvider } from './provider.ts';

const PACKAGE = 'node-llama-cpp';
/** Context for a question, its passages and the answer. */
const CONTEXT_TOKENS = 8_192;

/** The part of the package used here. */
type Sequence = { tokenMeter: { usedInputTokens: number; usedOutputTokens: number } };
type Context = { getSequence(): Sequence; dispose(): Promise<void> };
type LoadedModel = {
  createContext(options: { contextSize: { max: number } }): Promise<Context>;
  dispose(): Promise<void>;
};
type Session = {
  prompt(
    text: string,
    options: { maxTokens: number; signal: AbortSignal; onTextChunk(piece: string): void },
  ): Promise<string>;
};
type LlamaCpp = {
  getLlama(): Promise<{ loadModel(options: { modelPath: string }): Promise<LoadedModel> }>;
  LlamaChatSession: new (options: { contextSequence: Sequence; systemPrompt: string }) => Session;
};

export type GgufFiles = {
  /** Names of the available files. */
  list(): Promise<string[]>;
  callProvider(file: string): CallProvider;
};

/** `folder` is empty if this installation has set none. */
export function createGgufFiles(folder: string | undefined): GgufFiles {
  let loaded: { file: string; model: Promise<LoadedModel> } | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const list = async () => {
    const names = folder === undefined ? [] : await readdir(folder).catch(() => []);
    return names.filter((name) => /\.gguf$/i.test(name)).sort();
  };

  const load = async (llamaCpp: LlamaCpp, file: string): Promise<LoadedModel> => {
    if (loaded?.file === file) return loaded.model;
    const before = loaded;
    loaded = undefined;
    await before?.model.then((model) => model.dispose()).catch(() => undefined);
    const modelPath = join(resolve(folder ?? ''), file);
    const model = llamaCpp.getLlama().then((llama) => llama.loadModel({ modelPath }));
    loaded = { file, model };
    model.catch(() => {
      loaded = undefined;
    });
    return model;
  };

  const answer = async (file: string, prompt: Parameters<CallProvider>[0]) => {
    const { instructions, data, maxTokens, signal, onText } = prompt;
    const llamaCpp = await llamaCppPackage();
    if (!(await list()).includes(file)) throw new ModelError('notReachable');
    signal.throwIfAborted();
    const context = await (await load(llamaCpp, file)).createContext({
      contextSize: { max: CONTEXT_TOKENS },
    });
    try {
      const sequence = context.getSequence();
      const session = new llamaCpp.LlamaChatSession({
        contextSequence: sequence,
        systemPrompt: instructions,
      });
      let soFar = '';
      const text = await session.prompt(data, {
        maxTokens,
        signal,
        onTextChunk(piece) {
          soFar += piece;
          onText?.(soFar);
        },
      });
      const { usedInputTokens: inputTokens, usedOutputTokens: outputTokens } = sequence.tokenMeter;
      if (text.trim() === '') throw new ModelError('notUnderstood');
      return { text, inputTokens, outputTokens };
    } finally {
      await context.dispose();
    }
  };

  return {
    list,
    callProvider: (file) => async (prompt) => {
      const { signal } = prompt;
      const mine = turn.then(() => answer(file, prompt));
      turn = mine.catch(() => undefined);
      try {
        return await mine;
      } catch (error) {
        if (error instanceof ModelError) throw error;
        if (signal.aborted)
          throw new ModelError(signal.reason?.name === 'TimeoutError' ? 'timedOut' : 'cancelled', error);
        throw new ModelError('notUnderstood', error);
      }
    },
  };
}

/** Imported by name at run time, so that the package stays optional. */
async function llamaCppPackage(): Promise<LlamaCpp> {
  try {
    return (await import(PACKAGE)) as LlamaCpp;
  } catch (error) {
    throw new ModelError('notInstalled', error);
  }
}
