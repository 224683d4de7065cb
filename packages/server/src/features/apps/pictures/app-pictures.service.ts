/** Pictures that builders give their apps. They stay once uploaded, as versions go on showing them. */
import { type AppId, LIMITS } from '@parrot/contract/core';
import {
  type Caller,
  createPictureStore,
  createScaledPicture,
  createSquarePicture,
  type Platform,
} from '../../../platform/index.ts';
import { lockEditableApp } from '../lock-app.ts';
import { insertPicture } from '../settings/settings.repository.ts';

/** A logo is shown small, but on screens of up to four points a pixel. */
const LOGO_PIXELS = LIMITS.logoPixels * 4;
/** The panel over the whole of a sharp phone. */
const BACKGROUND_PIXELS = 1_600;
/** As wide as a bubble, on a sharp screen. */
const ANSWER_PIXELS = 900;

type Use = 'avatarUrl' | 'chatBackgroundImg' | 'faqImage';

export type AppPicturesService = ReturnType<typeof createAppPicturesService>;

export function createAppPicturesService({ database, storage, clock, log }: Platform) {
  const pictures = createPictureStore(storage);
  const squarePicture = createSquarePicture();
  const scaledPicture = createScaledPicture();

  return {
    /** Where the picture is from now on. It is shown once it is saved as a setting. */
    async upload(caller: Caller, appId: AppId, use: Use, bytes: Uint8Array): Promise<string> {
      const { tenantId } = caller;
      // Before the work, for whoever may not have it done.
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
