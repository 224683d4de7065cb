import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';

const canMount = spawnSync('unshare', ['--mount', 'true']).status === 0;

test.runIf(canMount)('a folder that can’t be written to is reported as read-only', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'parrot-files-')), 'files');
  const files = createDiskStorage(path);
  await files.put('app_1/one', new Uint8Array([1]));
  execFileSync('mount', ['--bind', path, path]);
  onTestFinished(() => void execFileSync('umount', [path]));
  execFileSync('mount', ['-o', 'remount,bind,ro', path]);
  for (const name of ['app_1/two', 'app_2/deep/three'])
    await expect(files.put(name, new Uint8Array([1]))).rejects.toMatchObject({ code: 'EROFS' });
});
