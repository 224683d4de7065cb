/** Failures after which a request is repeated by itself. */
import { ApiError } from '../../../shared/http/api-error.ts';

/** The pause before a request is repeated that the server could not store. */
export const RETRY_MS = 5_000;

export const isDisconnected = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0;
export const isStoreAway = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unavailable';
