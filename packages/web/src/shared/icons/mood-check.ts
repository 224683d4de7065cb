import { icon } from './icon.ts';

export const IconMoodCheck = icon(
  'M20.925 13.163a8.998 8.998 0 0 0 -8.925 -10.163a9 9 0 0 0 0 18M9 10h.01M15 10h.01M9.5 15c.658 .64 1.56 1 2.5 1s1.842 -.36 2.5 -1M15 19l2 2l4 -4',
);
