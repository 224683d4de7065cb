import type { View } from './view.ts';

/** The bot's picture; nothing where it has none. */
export const avatarOf = ({ origin, appearance: { avatarUrl } }: View): string =>
  avatarUrl && origin + avatarUrl;
