import { icon } from './icon.ts';

export const IconChevronLeft = icon('M15 6l-6 6l6 6');
