/** Attacks on the product, counted. Loads nothing of the server. */
export { attack, recordCoverage } from './attack.ts';
export { ATTACK_ITEMS } from './attack-items.ts';
