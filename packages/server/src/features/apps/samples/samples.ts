/** The samples, in display order. */
import { CLINIC } from './clinic.ts';
import { HOTEL } from './hotel.ts';
import { ONLINE_SHOP } from './online-shop.ts';
import type { Sample } from './sample.ts';
import { SOFTWARE_HELP } from './software-help.ts';

export const SAMPLES: readonly Sample[] = [ONLINE_SHOP, HOTEL, SOFTWARE_HELP, CLINIC];
