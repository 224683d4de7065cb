const PLAIN = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\/?(\?[a-z0-9_\-=&.%]*)?$/i;

/**
 * The path to open under /home. Anything but a plain relative path (another site, a script, `..`) becomes the
 * start page.
 */
export const safeRedirection = (asked: string | null): string => (asked && PLAIN.test(asked) ? asked : '');
