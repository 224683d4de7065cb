/** The installation's signing key: from the settings, or created once in the data folder. */
import { hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.ts';

type KeySettings = Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>;

/** For any bytes, such as those of a created key; another text is the key itself. */
const BASE64 = 'base64:';
const FINGERPRINT_BYTES = 8;

export const keyFile = (dataDir: string): string => join(dataDir, 'secret.key');

export async function installationKey(settings: KeySettings): Promise<Uint8Array> {
  const found = await findInstallationKey(settings);
  if (found) return found;
  const key = randomBytes(48);
  await writeFile(keyFile(settings.DATA_DIR), key, { mode: 0o600 });
  return key;
}

/** Undefined if none was set or created yet. */
export async function findInstallationKey(settings: KeySettings): Promise<Uint8Array | undefined> {
  const { SECRET_KEY, DATA_DIR } = settings;
  if (SECRET_KEY?.startsWith(BASE64)) return Buffer.from(SECRET_KEY.slice(BASE64.length), 'base64');
  if (SECRET_KEY) return new TextEncoder().encode(SECRET_KEY);
  return readFile(keyFile(DATA_DIR)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Tells two keys apart without revealing them. */
export const keyFingerprint = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'parrot key fingerprint', FINGERPRINT_BYTES)).toString('hex');
