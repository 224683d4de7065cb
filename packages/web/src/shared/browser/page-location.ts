/** Navigations that unload this page. All others go through the router. */
export const page = {
  leaveTo: (address: string): void => window.location.assign(address),
  reload: (): void => window.location.reload(),
};
