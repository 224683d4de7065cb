export { createEncoder, type Encoder, type EncoderOptions } from './create-encoder.ts';
