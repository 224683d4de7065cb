import { icon } from './icon.ts';

export const IconMinus = icon('M5 12l14 0');
