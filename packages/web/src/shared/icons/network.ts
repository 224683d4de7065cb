import { icon } from './icon.ts';

export const IconNetwork = icon(
  'M6 9a6 6 0 1 0 12 0a6 6 0 0 0 -12 0M12 3c1.333 .333 2 2.333 2 6s-.667 5.667 -2 6M12 3c-1.333 .333 -2 2.333 -2 6s.667 5.667 2 6M6 9h12M3 20h7M14 20h7M10 20a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M12 15v3',
);
