/** The modifier of shortcuts on this platform. */
const IS_APPLE = /Mac|iP/.test(navigator.platform);

export const MODIFIER = IS_APPLE ? '⌘' : 'Ctrl';
/** As it is written, such as ⌘K or Ctrl K. */
export const shortcutText = (key: string): string => (IS_APPLE ? `⌘${key}` : `Ctrl ${key}`);
