import { APP_STATUSES, type AppStatus } from './apps.shapes.ts';

/** Other spellings that a service may return for a status. */
const ALIASES: ReadonlyMap<string, AppStatus> = new Map([
  ['InDraft', 'draft'],
  ['In Draft', 'draft'],
  ['Ready', 'published'],
]);

/** The status that a text means; undefined if it is unknown, in which case it is displayed as is. */
export const parseAppStatus = (text: string): AppStatus | undefined =>
  APP_STATUSES.find((status) => status === text) ?? ALIASES.get(text);
