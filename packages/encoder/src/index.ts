export { createEncoder } from './create-encoder.ts';
