/** The order of names in lists, by the language of the interface; 'Team 2' before 'Team 10'. */
import { cachedFormat } from './cached-format.ts';

const collators = cachedFormat((language) => new Intl.Collator(language, { numeric: true }));

export const compareNames = (one: string, other: string): number => collators().compare(one, other);
