import { icon } from './icon.ts';

export const IconMessageX = icon(
  'M8 9h8M8 13h6M13 18l-5 3v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v6M22 22l-5 -5M17 22l5 -5',
);
