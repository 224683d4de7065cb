/** The TypeScript compiler. GOGC=400 makes it collect garbage less often, which took a fifth of its time. */
import { runTool } from './run.mjs';

export const compile = (args, options) =>
  runTool('typescript-native', args, { env: { GOGC: '400' }, ...options });
