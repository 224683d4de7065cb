/** Where the built web application and widget lie, seen from this file's place in src/ as well as in dist/. */
import { fileURLToPath } from 'node:url';

const built = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const WEB_FOLDER = built('web/dist/site/');
export const WIDGET_FOLDER = built('widget/dist/widget/');
/** In the widget's folder; of use to nobody before it is told of a bot. */
export const LOADER = 'parrot.js';
