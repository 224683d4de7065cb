import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEncoder } from './index.ts';
import { OWN_FOLDER } from './model-files.ts';

const nearness = (one?: Float32Array, other?: Float32Array): number =>
  (one ?? new Float32Array()).reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

describe('the bundled encoder', () => {
  const encoder = createEncoder();
  afterAll(() => encoder.stop());

  test('gives texts of the same meaning similar vectors, in five languages and other wordings', async () => {
    const [asked, ...others] = await encoder.embed([
      'How do I reset my password?',
      '¿Cómo restablezco mi contraseña?',
      'Wie setze ich mein Passwort zurück?',
      'Comment réinitialiser mon mot de passe ?',
      'Hur återställer jag mitt lösenord?',
      'I forgot my login credentials',
      'What are your opening hours?',
    ]);
    const unrelated = others.pop();
    for (const same of others)
      expect(nearness(asked, same)).toBeGreaterThan(nearness(asked, unrelated) + 0.2);
    expect(nearness(asked, asked)).toBeCloseTo(1, 3);
  });

  test('gives the same vector alone and among others, however odd the text', async () => {
    const odd = ['', '🦜', '\0\ud800', 'x'.repeat(20_000), 'これは何ですか', 'one more question'];
    const together = await encoder.embed(odd, { patient: true });
    for (const [at, text] of odd.entries()) {
      const [alone] = await encoder.embed([text]);
      expect(nearness(alone, together[at]), text.slice(0, 20)).toBeGreaterThan(0.98);
    }
  });

  test("visitors' texts go before those of training", async () => {
    const order: string[] = [];
    const learning = Array.from({ length: 64 }, (_, at) => `a sentence to be learnt, number ${at}`);
    const patient = encoder.embed(learning, { patient: true }).then(() => order.push('learnt'));
    const urgent = encoder.embed(['Where is my parcel?']).then(() => order.push('answered'));
    await Promise.all([patient, urgent]);
    expect(order).toEqual(['answered', 'learnt']);
  });
});

test.each<[string, (folder: string) => void]>([
  ['a damaged file', (folder) => writeFileSync(join(folder, 'tokenizer.json'), '{}')],
  ['no tokenizer', (folder) => rmSync(join(folder, 'tokenizer.json'))],
  [
    'a file that is no encoder',
    (folder) => {
      rmSync(join(folder, 'SHA256SUMS'));
      writeFileSync(join(folder, 'parrot-encoder.onnx'), 'no encoder');
    },
  ],
])('with %s it fails once and for all, and says why once', async (_name, damage) => {
  const folder = mkdtempSync(join(tmpdir(), 'encoder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(OWN_FOLDER, folder, { recursive: true });
  damage(folder);
  const onFailure = vi.fn<(reason: string) => void>();
  const encoder = createEncoder({ folder, onFailure: onFailure });
  await expect(encoder.embed(['anything'])).rejects.toThrow();
  await expect(encoder.embed(['anything else'])).rejects.toThrow();
  expect(encoder.state).toBe('failed');
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('one that was stopped refuses texts and starts no thread again', async () => {
  const encoder = createEncoder();
  const refused = expect(encoder.embed(['anything'])).rejects.toThrow('The encoder was stopped.');
  await encoder.stop();
  await refused;
  await expect(encoder.embed(['anything else'])).rejects.toThrow('The encoder was stopped.');
});

test.runIf(platform() === 'linux')(
  'a process can stop it while its weights load and exits with 0',
  async () => {
    // The library creates the threads of its pool when it begins to read the weights.
    const script = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { createEncoder } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
    const encoder = createEncoder();
    encoder.embed(['anything']).catch(() => {});
    const isLinked = () => readFileSync('/proc/self/maps', 'utf8').includes('onnxruntime');
    const threads = () => readdirSync('/proc/self/task').length;
    while (!isLinked()) await setTimeout(1);
    const before = threads();
    while (threads() <= before && encoder.state === 'loading') await setTimeout(1);
    await encoder.stop();
    process.exit(0);`;
    const flags = ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', script];
    const { status, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  },
);
