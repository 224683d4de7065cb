import { icon } from './icon.ts';

export const IconPlus = icon('M12 5l0 14M5 12l14 0');
