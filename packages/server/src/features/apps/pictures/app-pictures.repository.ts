import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/index.ts';
import { appPictures } from '../apps.tables.ts';

export async function insertPicture(tx: Tx, picture: typeof appPictures.$inferInsert): Promise<void> {
  await tx.insert(appPictures).values(picture);
}

/** Whether it was uploaded for an app of this tenant. */
export async function isUploadedPicture(tx: Tx, address: string): Promise<boolean> {
  return (await tx.$count(appPictures, eq(appPictures.address, address))) > 0;
}
