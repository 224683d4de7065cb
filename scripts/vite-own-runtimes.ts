import { fileURLToPath } from 'node:url';

const own = (path: string) => fileURLToPath(new URL(`../packages/web/src/shared/${path}`, import.meta.url));

/**
 * The web app is written against these packages and typed by them, but ships its own implementation of the
 * part it uses, which is a tenth of the size.
 */
export const ownRuntimes = {
  'react-i18next': own('i18n/use-translation.tsx'),
  'react-router': own('router/react-router.tsx'),
};
