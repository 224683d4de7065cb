import { icon } from './icon.ts';

export const IconCirclePlus = icon('M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M9 12h6M12 9v6');
