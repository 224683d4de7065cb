import { icon } from './icon.ts';

export const IconItalic = icon('M11 5l6 0M7 19l6 0M14 5l-4 14');
