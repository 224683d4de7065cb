/** The key of a restored installation: from the backup, or the one that is set here. */
import { chown, stat, writeFile } from 'node:fs/promises';
import { findInstallationKey, keyFile, keyFingerprint } from '../secrets/installation-key.ts';
import type { Settings } from '../settings/settings.ts';
import type { Manifest } from './manifest.ts';

/**
 * `same`: the key set here is the one that the backup was made with. `restored`: it was in the backup.
 * `missing`: none is set here. `other`: stored secrets can't be read with the one that is set. `unknown`: the
 * backup was made without knowing the key.
 */
export type KeyState = 'same' | 'restored' | 'missing' | 'other' | 'unknown';

/** A key that is set here is never replaced. */
export async function restoreKey(
  settings: Pick<Settings, 'DATA_DIR' | 'SECRET_KEY'>,
  { key: { fingerprint } }: Manifest,
  inBackup: Uint8Array | undefined,
): Promise<KeyState> {
  const own = await findInstallationKey(settings);
  if (own && fingerprint === null) return 'unknown';
  if (own) return keyFingerprint(own) === fingerprint ? 'same' : 'other';
  if (!inBackup) return 'missing';
  const file = keyFile(settings.DATA_DIR);
  await writeFile(file, inBackup, { mode: 0o600, flag: 'wx' });
  const { uid, gid } = await stat(settings.DATA_DIR);
  if (process.getuid?.() === 0) await chown(file, uid, gid);
  return 'restored';
}
