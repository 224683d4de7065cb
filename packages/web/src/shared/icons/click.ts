import { icon } from './icon.ts';

export const IconClick = icon(
  'M3 12l3 0M12 3l0 3M7.8 7.8l-2.2 -2.2M16.2 7.8l2.2 -2.2M7.8 16.2l-2.2 2.2M12 12l9 3l-4 2l-2 4l-3 -9',
);
