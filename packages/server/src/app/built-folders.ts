/** Where the built web application and widget are; the same path from src/ and from dist/. */
import { fileURLToPath } from 'node:url';

const built = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export const WEB_FOLDER = built('web/dist/site/');
export const WIDGET_FOLDER = built('widget/dist/widget/');
/** In the widget's folder; served only with a bot's configuration written into it. */
export const LOADER = 'parrot.js';
