/** `npm test` has just built the product; whoever runs a test alone may have changed it since, and wants its sources. */
export const IS_JUST_BUILT = process.env.npm_lifecycle_event === 'test';
