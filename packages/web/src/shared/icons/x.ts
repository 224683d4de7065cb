import { icon } from './icon.ts';

export const IconX = icon('M18 6l-12 12M6 6l12 12');
