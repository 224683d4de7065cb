/**
 * The address of a file in a conversation. Separate from the schemas, so that the widget does not bundle zod.
 */
import type { FileId } from '../core/ids.ts';

export const FILES_PATH = '/files/';
const FILE_URL = /^\/files\/(fil_[0-9a-z]{22})\//;

/** Undefined for an address outside our own storage. */
export const fileIdOf = (url: string): FileId | undefined => FILE_URL.exec(url)?.[1] as FileId | undefined;
