import { coffeeMachine } from './coffee-machine.ts';
import { priceList } from './price-list.ts';
import type { Sample } from './sample-document.ts';
import { shopHelp } from './shop-help.ts';
import { shopPolicies } from './shop-policies.ts';

export const SAMPLES: readonly Sample[] = [shopPolicies, shopHelp, coffeeMachine, priceList];
