export { createEncoder } from './create-encoder.ts';
export { loadLexicon } from './lexicon.ts';
