/**
 * `npm test`, `npm run test:faults` and `npm run test:attacks` have just built the product; a test run alone uses
 * the sources, which may have changed since.
 */
export const IS_JUST_BUILT = /^test(:faults|:attacks)?$/.test(process.env.npm_lifecycle_event ?? '');
