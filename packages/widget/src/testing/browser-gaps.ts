/** What jsdom lacks of a browser and every panel needs. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
