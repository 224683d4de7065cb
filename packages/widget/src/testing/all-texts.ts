/** What the panel shows, with the texts that it loads on first use. */
import { texts as en } from '../texts/en.ts';
import { part as enExtras } from '../texts/extras/en.ts';
import { part as svExtras } from '../texts/extras/sv.ts';
import { texts as sv } from '../texts/sv.ts';

export const texts = { ...en, ...enExtras };
export const swedish = { ...sv, ...svExtras };
