/** The acts that end the life of this page. Everything else moves inside the router. */
export const page = {
  leaveTo: (address: string): void => window.location.assign(address),
  reload: (): void => window.location.reload(),
};
