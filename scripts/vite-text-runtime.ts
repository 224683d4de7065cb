import { fileURLToPath } from 'node:url';

/**
 * The web app is written against `react-i18next` and typed by it, but ships its own implementation of the
 * part it uses, which is a tenth of the size.
 */
export const textRuntime = {
  'react-i18next': fileURLToPath(
    new URL('../packages/web/src/shared/i18n/use-translation.tsx', import.meta.url),
  ),
};
