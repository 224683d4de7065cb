/** Images for answers and cards. An image that is in use cannot be deleted. */
import { AppError, type AppId } from '@parrot/contract/core';
import {
  type Caller,
  createPictureStore,
  createScaledPicture,
  PICTURE_TYPE,
  type Platform,
  type Tx,
} from '../../../platform/index.ts';
import { type Apps, isTextInVersions } from '../../apps/index.ts';
import { isImageOfFaq } from '../faqs/faqs.repository.ts';
import { deleteStudioFile, insertStudioFile } from './studio-files.repository.ts';

/** The width of a card on a high-density phone. */
const MAX_WIDTH = 1_200;

/** Whether a flow of the tenant contains this text. */
export type IsTextInFlows = (tx: Tx, text: string) => Promise<boolean>;

export type StudioFiles = ReturnType<typeof createStudioFiles>;

export function createStudioFiles(
  { database, storage, clock, log }: Platform,
  { apps, isTextInFlows }: { apps: Pick<Apps, 'requireEditable'>; isTextInFlows: IsTextInFlows },
) {
  const isInUse = async (tx: Tx, url: string): Promise<boolean> =>
    (await isImageOfFaq(tx, url)) || (await isTextInFlows(tx, url)) || (await isTextInVersions(tx, url));

  const pictures = createPictureStore(storage);
  const scaledPicture = createScaledPicture();
  return {
    async upload(
      caller: Caller,
      appId: AppId,
      bytes: Uint8Array,
    ): Promise<{ url: string; imageType: string }> {
      const { tenantId } = caller;
      // Before the work, to refuse callers without permission.
      await database.tenant(tenantId, (tx) => apps.requireEditable(tx, caller, appId));
      const url = await pictures.put(await scaledPicture(bytes, MAX_WIDTH));
      try {
        await database.tenant(tenantId, (tx) =>
          insertStudioFile(tx, { address: url, tenantId, appId, createdAt: clock.now() }),
        );
      } catch (error) {
        await pictures
          .remove(url)
          .catch((err: unknown) => log.warn({ err }, 'deleting an unused picture failed'));
        throw error;
      }
      return { url, imageType: PICTURE_TYPE };
    },

    async remove(caller: Caller, appId: AppId, url: string): Promise<void> {
      await database.tenant(caller.tenantId, async (tx) => {
        await apps.requireEditable(tx, caller, appId);
        if (await isInUse(tx, url)) throw stillShown();
        if (!(await deleteStudioFile(tx, appId, url))) throw new AppError('not_found');
      });
      await pictures.remove(url);
    },
  };
}

const stillShown = () =>
  new AppError('conflict', { message: 'A question or version still uses this image.' });
