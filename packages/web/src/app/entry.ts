/** The first script of the application. Small, so that the page in the address is requested with the rest. */
import { loadAhead } from './load-ahead.ts';

loadAhead(window.location.pathname);
void import('./main.tsx');
