/** Browser APIs that jsdom lacks and every panel needs. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
