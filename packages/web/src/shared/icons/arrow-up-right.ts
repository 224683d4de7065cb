import { icon } from './icon.ts';

export const IconArrowUpRight = icon('M17 7l-10 10M8 7l9 0l0 9');
