/** For the site's developer; visitors don't see the console. */
export const warn = (...what: unknown[]): void => console.warn('Parrot:', ...what);
