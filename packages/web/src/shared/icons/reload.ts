import { icon } from './icon.ts';

export const IconReload = icon(
  'M19.933 13.041a8 8 0 1 1 -9.925 -8.788c3.899 -1 7.935 1.007 9.425 4.747M20 4v5h-5',
);
