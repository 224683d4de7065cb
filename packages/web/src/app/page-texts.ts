/** The texts of the pages that users open first, by their address. */
import type { Namespace } from '../shared/i18n/i18n.ts';

export const PAGE_TEXTS = {
  '/home/desk/chats': ['desk', 'targets'],
  '/home/studio/apps': ['studio', 'apps'],
  '/home/studio/designer': ['designer', 'learning', 'upkeep', 'faq', 'models', 'studio', 'flow', 'privacy'],
} as const satisfies Record<string, readonly Namespace[]>;

export const textsOf = (path: string): readonly Namespace[] =>
  Object.entries(PAGE_TEXTS).find(([start]) => path.startsWith(start))?.[1] ?? [];
