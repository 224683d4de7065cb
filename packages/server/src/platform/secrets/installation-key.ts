/** The installation's signing key: from the settings, or created once in the data folder. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

export async function installationKey(
  settings: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>,
): Promise<Uint8Array> {
  if (settings.SECRET_KEY) return new TextEncoder().encode(settings.SECRET_KEY);
  const path = join(settings.DATA_DIR, 'secret.key');
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const key = randomBytes(48);
    await writeFile(path, key, { mode: 0o600 });
    return key;
  }
}
