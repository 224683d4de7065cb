/** For whoever builds the page: visitors do not look here. */
export const warn = (...what: unknown[]): void => console.warn('Parrot:', ...what);
