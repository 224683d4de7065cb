import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './journeys',
  testMatch: '*.e2e.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../.cache/e2e',
  // The built packages run as they are: transforming them took 12 s of CPU in each worker.
  build: { external: ['**/packages/*/dist/**'] },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Generous timeouts: they only end tests that hang, and a busy machine can be ten times slower.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    actionTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    trace: 'off',
    // With reduced motion there are no animations to wait for.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // Cameras, microphones and screens that need no hardware and no answers. The pictures of the second
        // camera can't be sent.
        '--use-fake-device-for-media-stream=fps=5,device-count=3',
        '--use-fake-ui-for-media-stream',
        '--auto-select-desktop-capture-source=Entire screen',
        // Without a network, browsers reach each other over the loopback interface.
        '--allow-loopback-in-peer-connection',
      ],
    },
  },
});
