// A plain script that runs before everything else, even before the first paint.
(() => {
  // The server's content policy forbids making code from text. zod would try it, and the browser would report each try.
  globalThis.__zod_globalConfig = { jitless: true };

  // Somebody who chose dark never sees a white flash. The application takes over from here.
  let chosen = 'auto';
  try {
    chosen = JSON.parse(localStorage.getItem('parrot-appearance') ?? '{}').state?.colorScheme ?? 'auto';
  } catch {
    // Not ours to mend: the store reads the same entry, and starts anew where it can't.
  }
  const dark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
