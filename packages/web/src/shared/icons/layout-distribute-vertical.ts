import { icon } from './icon.ts';

export const IconLayoutDistributeVertical = icon(
  'M4 4l0 16M20 4l0 16M9 8a2 2 0 0 1 2 -2h2a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-2a2 2 0 0 1 -2 -2l0 -8',
);
