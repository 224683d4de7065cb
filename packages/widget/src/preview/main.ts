/** The page that shows the Studio the real widget, with settings nobody has published yet. */
import { startPreview } from './start-preview.ts';

startPreview((name) => import(/* @vite-ignore */ new URL(name, import.meta.url).href));
