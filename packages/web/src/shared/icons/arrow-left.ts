import { icon } from './icon.ts';

export const IconArrowLeft = icon('M5 12l14 0M5 12l6 6M5 12l6 -6');
