/** The life cycle of the encoder's process, with a fake process. */
import { EventEmitter } from 'node:events';
import { relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEncoder } from './create-encoder.ts';
import { OWN_FOLDER } from './model-files.ts';
import type { Batch } from './process-messages.ts';

const processes: FakeProcess[] = [];
class FakeProcess extends EventEmitter {
  batches: Batch[] = [];
  isRef = true;
  hasEnded = false;
  send(batch: Batch): void {
    this.batches.push(batch);
  }
  kill(): void {
    setTimeout(() => this.end(), 0);
  }
  end(): void {
    this.hasEnded = true;
    this.emit('exit', 0);
  }
  ref = () => {
    this.isRef = true;
  };
  unref = () => {
    this.isRef = false;
  };
  /** Answers the latest batch: each vector is the length of its text. */
  async answer(): Promise<void> {
    const batch = this.batches.at(-1);
    if (!batch) throw new Error('there is no batch to answer');
    const vectors = Float32Array.from(batch.texts, (text) => text.length);
    this.emit('message', { number: batch.number, vectors, dimensions: 1 });
    await settled();
  }
}
const start = () => {
  const process = new FakeProcess();
  processes.push(process);
  return process;
};
const settled = () => vi.advanceTimersByTimeAsync(0);
const lastProcess = (): FakeProcess => {
  const process = processes.at(-1);
  if (!process) throw new Error('no process was started');
  return process;
};
const texts = () => lastProcess().batches.map((batch) => batch.texts);
const lengths = async (vectors: Promise<Float32Array[]>) => (await vectors).map(([length]) => length);

beforeEach(() => {
  vi.useFakeTimers();
  processes.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a process', () => {
  test('is started by the first text, and is loading until it has answered', async () => {
    const encoder = createEncoder({ start });
    expect([encoder.state, processes.length]).toEqual(['ready', 0]);
    const vectors = encoder.embed(['abc']);
    expect([encoder.state, processes.length]).toEqual(['loading', 1]);
    await lastProcess().answer();
    expect(encoder.state).toBe('ready');
    expect(await lengths(vectors)).toEqual([3]);
  });

  test('is not started without texts', async () => {
    const encoder = createEncoder({ start });
    expect(await encoder.embed([])).toEqual([]);
    expect(processes).toHaveLength(0);
  });

  test('keeps no process alive while it is idle, and does while it works', async () => {
    const encoder = createEncoder({ start });
    const first = encoder.embed(['a']);
    expect(lastProcess().isRef).toBe(true);
    await lastProcess().answer();
    expect(lastProcess().isRef).toBe(false);
    const second = encoder.embed(['b']);
    expect(lastProcess().isRef).toBe(true);
    await lastProcess().answer();
    await Promise.all([first, second]);
  });

  test('ends after its idle time, and the next text starts another', async () => {
    const encoder = createEncoder({ start, idleMs: 1_000 });
    const first = encoder.embed(['a']);
    await lastProcess().answer();
    await first;
    await vi.advanceTimersByTimeAsync(999);
    const again = encoder.embed(['bb']);
    await lastProcess().answer();
    await again;
    expect(processes).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    const later = encoder.embed(['ccc']);
    expect(processes).toHaveLength(2);
    await lastProcess().answer();
    expect(await lengths(later)).toEqual([3]);
  });
});

describe('batches', () => {
  test('give each text its own vector, in the order of the call', async () => {
    const encoder = createEncoder({ start });
    const vectors = encoder.embed(['dddd', 'a', 'ccc', 'bb']);
    // Texts of similar length share a batch.
    expect(texts()).toEqual([['a', 'bb', 'ccc', 'dddd']]);
    await lastProcess().answer();
    expect(await lengths(vectors)).toEqual([4, 1, 3, 2]);
  });

  test('have at most sixteen texts, and few long ones', async () => {
    const encoder = createEncoder({ start });
    void encoder.embed(Array.from({ length: 17 }, (_, index) => `short ${index}`));
    expect(texts()[0]).toHaveLength(16);
    await lastProcess().answer();
    expect(texts()[1]).toHaveLength(1);
    await lastProcess().answer();
    void encoder.embed(['x'.repeat(600), 'y'.repeat(600), 'z'.repeat(5_000)]);
    await lastProcess().answer();
    await lastProcess().answer();
    await lastProcess().answer();
    expect(
      texts()
        .slice(2)
        .map((batch) => batch.map(({ length }) => length)),
    ).toEqual([[600], [600], [5_000]]);
  });

  test('of visitors go before those of training, between two batches', async () => {
    const encoder = createEncoder({ start });
    void encoder.embed(
      Array.from({ length: 40 }, (_, index) => `training ${index}`),
      { patient: true },
    );
    void encoder.embed(['a question']);
    await lastProcess().answer();
    expect(texts()[1]).toEqual(['a question']);
    await lastProcess().answer();
    expect(texts()[2]?.[0]).toMatch(/^training/);
  });

  test('an answer to another batch changes nothing', async () => {
    const encoder = createEncoder({ start });
    const vectors = encoder.embed(['abc']);
    lastProcess().emit('message', { number: 99, vectors: Float32Array.of(7), dimensions: 1 });
    await lastProcess().answer();
    expect(await lengths(vectors)).toEqual([3]);
  });
});

test('a question asked again is not computed again; what training asks, and long texts, are not remembered', async () => {
  const encoder = createEncoder({ start });
  const long = 'x'.repeat(501);
  for (const [text, options] of [
    ['question', {}],
    ['trained', { patient: true }],
    [long, {}],
  ] as const) {
    const vectors = encoder.embed([text], options);
    await lastProcess().answer();
    await vectors;
  }
  expect(await lengths(encoder.embed(['question']))).toEqual([8]);
  expect(lastProcess().batches).toHaveLength(3);
  void encoder.embed(['trained', long]);
  expect(texts().at(-1)).toEqual(['trained', long]);
});

describe('a process that dies', () => {
  test('fails its own batch only, and the next one gets another process', async () => {
    const onFailure = vi.fn<(reason: string) => void>();
    const encoder = createEncoder({ start, onFailure });
    const lost = expect(encoder.embed(['a'])).rejects.toThrow('out of memory');
    lastProcess().emit('error', new Error('out of memory'));
    await lost;
    expect([encoder.state, onFailure.mock.calls.length]).toEqual(['ready', 0]);
    const vectors = encoder.embed(['abc']);
    expect(processes).toHaveLength(2);
    await lastProcess().answer();
    expect(await lengths(vectors)).toEqual([3]);
  });

  test('three times is not started again, and the failure is reported once', async () => {
    const onFailure = vi.fn<(reason: string) => void>();
    const encoder = createEncoder({ start, onFailure });
    for (let death = 1; death <= 3; death += 1) {
      const lost = expect(encoder.embed(['a'])).rejects.toThrow('ended with 7');
      lastProcess().emit('exit', 7);
      await lost;
    }
    expect(encoder.state).toBe('failed');
    await expect(encoder.embed(['b'])).rejects.toThrow('ended with 7');
    expect([processes.length, onFailure.mock.calls.length]).toEqual([3, 1]);
  });

  test('and one that reports a problem fails everything that waits', async () => {
    const encoder = createEncoder({ start });
    const all = [encoder.embed(['a']), encoder.embed(['b'], { patient: true })];
    const rejected = Promise.all(all.map((each) => expect(each).rejects.toThrow('damaged')));
    lastProcess().emit('message', { number: 1, problem: 'the file is damaged' });
    await rejected;
    expect(encoder.state).toBe('failed');
  });
});

test('stopping refuses what waits, and resolves once the process has ended', async () => {
  const encoder = createEncoder({ start });
  const all = [encoder.embed(['a']), encoder.embed(['b'], { patient: true })];
  const rejected = Promise.all(all.map((each) => expect(each).rejects.toThrow(/stopped/)));
  const stopped = encoder.stop();
  await vi.advanceTimersByTimeAsync(1);
  await stopped;
  expect(lastProcess().hasEnded).toBe(true);
  await rejected;
  await expect(encoder.embed(['c'])).rejects.toThrow(/stopped/);
});

test('an encoder that was never used stops at once', async () => {
  await createEncoder({ start }).stop();
  expect(processes).toHaveLength(0);
});

test('a relative folder is that of our process', () => {
  const folders: string[] = [];
  const encoder = createEncoder({
    folder: relative(process.cwd(), OWN_FOLDER),
    start(settings) {
      folders.push(settings.folder);
      return start();
    },
  });
  void encoder.embed(['a']);
  expect(folders).toEqual([resolve(OWN_FOLDER)]);
});

test('a folder without a model fails at once, without a process', async () => {
  const onFailure = vi.fn<(reason: string) => void>();
  const encoder = createEncoder({ start, folder: '/nowhere/at/all', onFailure });
  expect([encoder.state, encoder.id]).toEqual(['failed', 'none']);
  await expect(encoder.embed(['a'])).rejects.toThrow(/ENOENT/);
  expect([processes.length, onFailure.mock.calls.length]).toEqual([0, 1]);
});
