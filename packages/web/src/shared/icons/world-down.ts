import { icon } from './icon.ts';

export const IconWorldDown = icon(
  'M20.986 12.509a9 9 0 1 0 -8.455 8.476M3.6 9h16.8M3.6 15h10.9M11.5 3a17 17 0 0 0 0 18M12.5 3c2.313 3.706 3.07 7.857 2.27 12M19 16v6M22 19l-3 3l-3 -3',
);
