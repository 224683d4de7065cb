import { icon } from './icon.ts';

export const IconLetterCase = icon(
  'M14 15.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M3 19v-10.5a3.5 3.5 0 0 1 7 0v10.5M3 13h7M21 12v7',
);
