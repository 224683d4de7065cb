/** The profile picture. */
import { LIMITS } from '@parrot/contract/core';
import {
  type Caller,
  createPictureStore,
  createSquarePicture,
  type Platform,
} from '../../../platform/index.ts';
import { replacePhoto } from '../../users/index.ts';

export type ProfilePictureService = {
  /** Returns the new URL. */
  set(caller: Caller, bytes: Uint8Array): Promise<string>;
  remove(caller: Caller): Promise<void>;
};

export function createProfilePictureService({
  database,
  storage,
  log,
}: Pick<Platform, 'database' | 'storage' | 'log'>): ProfilePictureService {
  const pictures = createPictureStore(storage);
  const squarePicture = createSquarePicture();

  /** A leftover file does no harm, so the call succeeds anyway. */
  const discard = (address: string) =>
    pictures
      .remove(address)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'deleting a replaced profile picture failed; the file stays in storage'),
      );
  const replace = async ({ userId }: Caller, address: string) => {
    const before = await database.system((tx) => replacePhoto(tx, userId, address));
    await discard(before);
  };

  return {
    async set(caller, bytes) {
      const address = await pictures.put(await squarePicture(bytes, LIMITS.profilePhotoPixels));
      try {
        await replace(caller, address);
      } catch (error) {
        await discard(address);
        throw error;
      }
      return address;
    },
    remove: (caller) => replace(caller, ''),
  };
}
