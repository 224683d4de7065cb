import type { View } from './view.ts';

/** The bot's picture; undefined if it has none. */
export const avatarOf = ({ origin, appearance: { avatarUrl } }: View): string =>
  avatarUrl && origin + avatarUrl;
