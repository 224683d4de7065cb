/** Several names in a row: 'Ada, Ben and Cleo', 'Ada, Ben or Cleo', or 'Ada, Ben, Cleo' where more follows. */
import { cachedFormat } from './cached-format.ts';

const lists = cachedFormat((language) => new Intl.ListFormat(language));
const alternatives = cachedFormat((language) => new Intl.ListFormat(language, { type: 'disjunction' }));
const openLists = cachedFormat((language) => new Intl.ListFormat(language, { type: 'unit' }));

export const formatList = (names: readonly string[]): string => lists().format(names);
export const formatAlternatives = (names: readonly string[]): string => alternatives().format(names);
export const formatOpenList = (names: readonly string[]): string => openLists().format(names);
