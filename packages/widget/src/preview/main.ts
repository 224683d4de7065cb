/** The page in which the Studio shows the real widget with unpublished settings. */
import { startPreview } from './start-preview.ts';

startPreview((name) => import(/* @vite-ignore */ new URL(name, import.meta.url).href));
