/** Timeouts, cancellation and the accounting of aborted replies. */
import { newId } from '@parrot/contract/core';
import { FAKE_MODEL_KEY, type FakeModel, startFakeModel } from '@parrot/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFetchGuarded } from '../../platform/index.ts';
import { ModelError } from './model.ts';
import { createModelWriter } from './model-writer.ts';
import { createAiSdkProvider } from './providers/ai-sdk.ts';
import { createGgufFiles } from './providers/gguf.ts';
import type { CallProvider } from './providers/provider.ts';
import type { UsageEntry } from './record-usage.ts';

let model: FakeModel;
let spent: UsageEntry[] = [];
beforeAll(async () => {
  model = await startFakeModel();
});
beforeEach(() => {
  spent = [];
  model.asked.length = 0;
});
afterAll(() => model.stop());

const writeWith = (callProvider: CallProvider) =>
  createModelWriter({
    tenantId: newId('ten'),
    appId: newId('app'),
    provider: 'llama',
    prices: { input: 10, output: 20 },
    callProvider,
    recordUsage: async (one) => void spent.push(one),
  });
const write = (more: Partial<Parameters<ReturnType<typeof createModelWriter>>[0]> = {}) =>
  writeWith(
    createAiSdkProvider(createFetchGuarded({ allowed: model.host }), {
      provider: 'llama',
      address: model.address,
      modelName: 'fake',
      apiVersion: '',
      file: '',
      key: FAKE_MODEL_KEY,
    }),
  )({ purpose: 'summary', instructions: 'Sum it up.', data: { text: 'Much.' }, ...more });
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    (error) => (error instanceof ModelError ? error.kind : error),
  );

test('a silent model times out, streamed or not', async () => {
  model.answers({ hangs: true });
  expect(await kindOf(write({ timeoutMs: 300 }))).toBe('timedOut');
  expect(await kindOf(write({ timeoutMs: 300, onText: () => undefined }))).toBe('timedOut');
  expect(spent).toEqual([]);
});

test('cancelling ends the call at once', async () => {
  const stop = new AbortController();
  model.answers(() => {
    stop.abort();
    return { hangs: true };
  });
  expect(await kindOf(write({ signal: stop.signal }))).toBe('cancelled');
  expect(model.asked).toHaveLength(1);
});

test('a reply that breaks off is accounted for and not retried', async () => {
  model.answers({ cutAfter: 'Some words that were read' });
  const seen: string[] = [];
  expect(await kindOf(write({ onText: (soFar) => seen.push(soFar) }))).toBe('notReachable');
  expect(seen.at(-1)).toBe('Some words that were read');
  expect(model.asked).toHaveLength(1);
  expect(spent).toMatchObject([{ purpose: 'summary', usage: { outputTokens: 7 } }]);
});

test('tokens are estimated if the provider does not count them, and prices are per million', async () => {
  const { usage } = await writeWith(async () => ({ text: 'x'.repeat(400) }))({
    purpose: 'summary',
    instructions: '',
    data: 'y'.repeat(4_000),
  });
  expect(usage.outputTokens).toBe(100);
  expect(usage.inputTokens).toBeGreaterThan(1_000);
  expect(usage.cost).toBeCloseTo((usage.inputTokens * 10 + 100 * 20) / 1_000_000);
});

/** Needs a folder with a model file, and node-llama-cpp installed. */
test.runIf(process.env.TEST_GGUF_FILE)(
  'a model file runs in this process [DSG-07]',
  { timeout: 300_000 },
  async () => {
    const [file = '', ...folder] = (process.env.TEST_GGUF_FILE ?? '').split('/').reverse();
    const files = createGgufFiles(folder.reverse().join('/'));
    expect(await files.list()).toContain(file);
    const seen: string[] = [];
    const { text, usage } = await writeWith(files.callProvider(file))({
      purpose: 'summary',
      instructions: 'Answer with one word.',
      data: { question: 'Is water wet?' },
      timeoutMs: 240_000,
      onText: (soFar) => seen.push(soFar),
    });
    expect(text).not.toBe('');
    expect(seen.length).toBeGreaterThan(0);
    expect(usage.inputTokens).toBeGreaterThan(0);
  },
);
