/** Pictures of apps. They are never deleted, as published versions may show them. */
import { type AppId, LIMITS } from '@parrot/contract/core';
import {
  type Caller,
  createPictureStore,
  createScaledPicture,
  createSquarePicture,
  type Platform,
} from '../../../platform/index.ts';
import { lockEditableApp } from '../lock-app.ts';
import { insertPicture } from './app-pictures.repository.ts';

/** For screens with up to four device pixels per CSS pixel. */
const LOGO_PIXELS = LIMITS.logoPixels * 4;
/** Covers the panel on a high-density phone screen. */
const BACKGROUND_PIXELS = 1_600;
/** As wide as a message bubble on a high-density screen. */
const ANSWER_PIXELS = 900;

type Use = 'avatarUrl' | 'chatBackgroundImg' | 'faqImage';

export type AppPicturesService = ReturnType<typeof createAppPicturesService>;

export function createAppPicturesService({ database, storage, clock, log }: Platform) {
  const pictures = createPictureStore(storage);
  const squarePicture = createSquarePicture();
  const scaledPicture = createScaledPicture();

  return {
    /** Returns the address of the picture. It is shown once a setting refers to it. */
    async upload(caller: Caller, appId: AppId, use: Use, bytes: Uint8Array): Promise<string> {
      const { tenantId } = caller;
      // Checks access before the expensive work.
      await database.tenant(tenantId, (tx) => lockEditableApp(tx, caller, appId));
      const made =
        use === 'avatarUrl'
          ? await squarePicture(bytes, LOGO_PIXELS)
          : await scaledPicture(bytes, use === 'faqImage' ? ANSWER_PIXELS : BACKGROUND_PIXELS);
      const address = await pictures.put(made);
      try {
        await database.tenant(tenantId, (tx) =>
          insertPicture(tx, { tenantId, address, createdAt: clock.now() }),
        );
      } catch (error) {
        await pictures
          .remove(address)
          .catch((reason: unknown) => log.warn({ err: reason }, 'deleting an unused picture failed'));
        throw error;
      }
      return address;
    },
  };
}
