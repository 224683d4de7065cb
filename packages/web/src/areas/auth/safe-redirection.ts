const PLAIN = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\/?(\?[a-z0-9_\-=&.%]*)?$/i;

/** The path to open under /home. Anything but a plain relative one (another site, a script, a climb) leads to the start. */
export const safeRedirection = (asked: string | null): string => (asked && PLAIN.test(asked) ? asked : '');
