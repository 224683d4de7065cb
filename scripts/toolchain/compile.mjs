/**
 * The TypeScript compiler. GOGC=400 makes it collect garbage less often, which took a fifth of its time. Its
 * threads repeat part of the work, so on two cores, which other builds need too, it gets one: 21 instead of 33 s
 * of CPU for the server.
 */
import { availableParallelism } from 'node:os';
import { runTool } from './run.mjs';

const THREADS = availableParallelism() <= 2 ? ['--singleThreaded'] : [];

export const compile = (args, options) =>
  runTool('typescript-native', [...args, ...THREADS], { env: { GOGC: '400' }, ...options });
