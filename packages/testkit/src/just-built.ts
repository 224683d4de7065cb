/** `npm test` has just built the product; a test run alone uses the sources, which may have changed since. */
export const IS_JUST_BUILT = process.env.npm_lifecycle_event === 'test';
