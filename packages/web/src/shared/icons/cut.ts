import { icon } from './icon.ts';

export const IconCut = icon(
  'M4 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M14 17a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9.15 14.85l8.85 -10.85M6 4l8.85 10.85',
);
