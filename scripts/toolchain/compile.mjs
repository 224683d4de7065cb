/** TypeScript's compiler. Its memory is tidied seldom: that took a fifth of its time, and it is soon over. */
import { runTool } from './run.mjs';

export const compile = (args, options) =>
  runTool('typescript-native', args, { env: { GOGC: '400' }, ...options });
