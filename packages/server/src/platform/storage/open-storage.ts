/** The store of files that the settings name. */
import { join } from 'node:path';
import { type Settings, SettingsError } from '../settings/settings.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { type Storage, StorageError } from './storage.ts';

type StorageSettings = Pick<
  Settings,
  'DATA_DIR' | 'FILES_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY'
>;

/** Throws a sentence for the operator if it can't be used. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  const { FILES_URL: location, AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = settings;
  if (!location) return createDiskStorage(join(settings.DATA_DIR, 'files'));
  const storage = createS3Storage({
    location,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
  });
  await storage.check().catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error;
    throw new SettingsError(
      `The files can't be used: ${error.message}. Check FILES_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  });
  return storage;
}
