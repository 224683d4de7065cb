import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('one that was stopped refuses texts and starts no process again', async () => {
  const encoder = createEncoder();
  const refused = expect(encoder.embed(['anything'])).rejects.toThrow('The encoder was stopped.');
  await encoder.stop();
  await refused;
  await expect(encoder.embed(['anything else'])).rejects.toThrow('The encoder was stopped.');
});

/** A process with an encoder. */
const HOST = `
  import { createEncoder } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)};
  const encoder = createEncoder();
  const answer = encoder.embed(['anything']);`;
const hostArguments = (script: string) => [
  '--conditions=source',
  '--import',
  'tsx',
  '--input-type=module',
  '--eval',
  HOST + script,
];

test('a process can stop it while its weights load and exits with 0', () => {
  const stopping = `
    answer.catch(() => {});
    await encoder.stop();`;
  const { status, stderr } = spawnSync(process.execPath, hostArguments(stopping), { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test('an idle one keeps no process alive', () => {
  const { status, stderr } = spawnSync(process.execPath, hostArguments('await answer;'), {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test.runIf(platform() === 'linux')(
  'it ends with the process that started it, however that ends',
  async () => {
    const host = spawn(
      process.execPath,
      hostArguments(`await answer; console.log('ready'); setInterval(() => {}, 1_000);`),
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    await once(host.stdout, 'data');
    const children = readFileSync(`/proc/${host.pid}/task/${host.pid}/children`, 'utf8').trim();
    expect(children).toMatch(/^\d+$/);
    host.kill('SIGKILL');
    await expect.poll(() => existsSync(`/proc/${children}`)).toBe(false);
  },
);
