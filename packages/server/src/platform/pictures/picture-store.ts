/** Pictures with unguessable public URLs. A picture is never changed, only replaced. */
import { AppError } from '@parrot/contract/core';
import { newSecretToken } from '../secrets/secret-token.ts';
import type { Storage } from '../storage/disk-storage.ts';

export const PICTURES_PATH = '/pictures/';
export const PICTURE_TYPE = 'image/webp';

export type PictureStore = {
  /** Returns its URL. */
  put(picture: Uint8Array): Promise<string>;
  get(name: string): Promise<Uint8Array>;
  /** By URL; a foreign one is ignored. */
  remove(address: string): Promise<void>;
};

const NAME = /^[\w-]{43}\.webp$/;
const inFolder = (name: string) => `pictures/${name}`;

export const createPictureStore = (storage: Storage): PictureStore => ({
  async put(picture) {
    const name = `${newSecretToken()}.webp`;
    await storage.put(inFolder(name), picture);
    return PICTURES_PATH + name;
  },
  async get(name) {
    if (!NAME.test(name)) throw new AppError('not_found');
    return storage.get(inFolder(name));
  },
  async remove(address) {
    const name = address.slice(PICTURES_PATH.length);
    if (address.startsWith(PICTURES_PATH) && NAME.test(name)) await storage.remove(inFolder(name));
  },
});
