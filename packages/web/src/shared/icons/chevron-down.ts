import { icon } from './icon.ts';

export const IconChevronDown = icon('M6 9l6 6l6 -6');
