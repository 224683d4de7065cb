/** The model of an app, or an error that says why there is none. */
import { AppError } from '@parrot/contract/core';
import type { Session } from '../conversations/index.ts';
import { type Model, ModelError, type Models, noModelError } from '../models/index.ts';

export type RequireModel = (of: Pick<Session, 'tenantId' | 'appId'>) => Promise<Model['write']>;

/** Model errors reach the caller with their own message. Must not be called inside a transaction. */
export const createRequireModel =
  (models: Pick<Models, 'findFor'>): RequireModel =>
  async ({ tenantId, appId }) => {
    const found = await models.findFor(tenantId, appId);
    if ('none' in found) throw noModelError(found.none);
    return (writing) => surfaceModelError(found.model.write(writing));
  };

export async function surfaceModelError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ModelError)
      throw new AppError('unavailable', { message: error.message, cause: error });
    throw error;
  }
}
