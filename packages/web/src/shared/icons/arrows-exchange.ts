import { icon } from './icon.ts';

export const IconArrowsExchange = icon('M7 10h14l-4 -4M17 14h-14l4 4');
