/** Pictures with unguessable public URLs. A picture is never changed, only replaced. */
import { AppError } from '@parrot/contract/core';
import { newSecretToken } from '../secrets/secret-token.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';

export const PICTURES_PATH = '/pictures/';
export const PICTURE_TYPE = 'image/webp';

export type PictureStore = {
  /** Returns its URL. */
  put(picture: Uint8Array): Promise<string>;
  open(name: string): Promise<StoredFile>;
  /** By URL; a foreign one is ignored. */
  remove(address: string): Promise<void>;
};

const NAME = /^[\w-]{43}\.webp$/;
const inFolder = (name: string) => `pictures/${name}`;

/** Where a picture is stored, by its URL; undefined for a foreign URL. */
export function picturePath(address: string): string | undefined {
  const name = address.slice(PICTURES_PATH.length);
  return address.startsWith(PICTURES_PATH) && NAME.test(name) ? inFolder(name) : undefined;
}

export const createPictureStore = (storage: Storage): PictureStore => ({
  async put(picture) {
    const name = `${newSecretToken()}.webp`;
    await storage.put(inFolder(name), picture);
    return PICTURES_PATH + name;
  },
  async open(name) {
    if (!NAME.test(name)) throw new AppError('not_found');
    return storage.open(inFolder(name));
  },
  async remove(address) {
    const path = picturePath(address);
    if (path) await storage.remove(path);
  },
});
