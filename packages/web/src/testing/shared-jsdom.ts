/**
 * One jsdom for all test files of a worker: creating one for each, and loading the application into it, took
 * longer than most tests.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

let made: Promise<unknown> | undefined;

const sharedJsdom: Environment = {
  name: 'shared-jsdom',
  viteEnvironment: 'client',
  async setup(global, options) {
    made ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await made;
    return { teardown: () => {} };
  },
};
export default sharedJsdom;
