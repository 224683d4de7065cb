import { icon } from './icon.ts';

export const IconScreenShareOff = icon(
  'M21 12v3a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1h9M7 20h10M9 16v4M15 16v4M17 8l4 -4m-4 0l4 4',
);
