import { icon } from './icon.ts';

export const IconWorldPlus = icon(
  'M20.985 12.518a9 9 0 1 0 -8.45 8.466M3.6 9h16.8M3.6 15h11.4M11.5 3a17 17 0 0 0 0 18M12.5 3a16.998 16.998 0 0 1 2.283 12.157M16 19h6M19 16v6',
);
