/** The address of a file sent in a conversation. Apart from the schemas, so that the widget can have it without zod. */
import type { FileId } from '../core/ids.ts';

export const FILES_PATH = '/files/';
const FILE_URL = /^\/files\/(fil_[0-9a-z]{22})\//;

/** Undefined for an address outside our own store. */
export const fileIdOf = (url: string): FileId | undefined => FILE_URL.exec(url)?.[1] as FileId | undefined;
