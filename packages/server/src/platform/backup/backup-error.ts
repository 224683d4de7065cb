/** Failures of backups, restores and moves, in words for the operator. */
import { DatabaseInUseError } from '../db/claim-database.ts';
import { DataFolderError } from '../db/data-folder.ts';
import { DatabaseError } from '../db/open-database.ts';
import { SettingsError } from '../settings/settings.ts';

export class BackupError extends Error {}

const EXPLAINED = [BackupError, DataFolderError, DatabaseError, DatabaseInUseError, SettingsError];

/** Its message is a sentence for the operator. */
export const isExplained = (error: unknown): error is Error =>
  EXPLAINED.some((kind) => error instanceof kind);

/** The reason in the words of the system or the database, without a stack. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'the disk is full';
  // Node's messages repeat the path.
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? code : message.replace(/\.$/, '');
}
