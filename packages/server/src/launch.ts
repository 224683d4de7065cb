/** Starts the built product, from cached code if an earlier start has left some. */
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { loadCached } from './launch/load-cached.ts';

/** By then the functions that a start needs have been compiled. */
const SAVE_AFTER_MS = 1_000;

/**
 * Young objects are collected by one thread: few of them survive, and several threads spend more time waiting for each
 * other than they save. Their space can only be set on the command line: `npm start` and the image double it, which halves
 * the number of collections.
 */
setFlagsFromString('--no-parallel-scavenge');

const product = loadCached<{ ready: Promise<void> }>(
  fileURLToPath(new URL('./product/server.cjs', import.meta.url)),
);
if (!product.isFromCache)
  void product.exports.ready.then(() => setTimeout(product.saveCode, SAVE_AFTER_MS).unref());
