import { icon } from './icon.ts';

export const IconMicrophoneOff = icon(
  'M3 3l18 18M9 5a3 3 0 0 1 6 0v5a3 3 0 0 1 -.13 .874m-2 2a3 3 0 0 1 -3.87 -2.872v-1M5 10a7 7 0 0 0 10.846 5.85m2 -2a6.967 6.967 0 0 0 1.152 -3.85M8 21h8M12 17v4',
);
