/** Where the built web application and widget lie, seen from this file's place in src/ as well as in dist/. */
import { fileURLToPath } from 'node:url';

const built = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const WEB_FOLDER = built('web/dist/site/');
export const WIDGET_FOLDER = built('widget/dist/widget/');
