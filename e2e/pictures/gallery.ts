/** A product with the demo, a browser, and how a scene becomes a file. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServerProcess } from '@parrot/testkit/process';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { drawCamera } from './drawn-camera.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const MOST_BYTES = 200_000;
const QUALITIES = [88, 80, 70, 60, 50];
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
const SIZES = {
  desktop: { viewport: DESKTOP, deviceScaleFactor: 1.5 },
  phone: { viewport: PHONE, deviceScaleFactor: 2, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

export type PageOptions = { size?: keyof typeof SIZES; dark?: boolean; person?: string };

export type Gallery = {
  url: string;
  browser: Browser;
  newPage(options?: PageOptions): Promise<Page>;
  take(page: Page, name: string): Promise<void>;
  close(): Promise<void>;
};

export async function openGallery(): Promise<Gallery> {
  const folder = await mkdtemp(join(tmpdir(), 'parrot-pictures-'));
  const server = await startServerProcess({
    folder,
    from: 'build',
    settings: { NODE_ENV: 'development', LOG_LEVEL: 'error' },
  });
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      // A camera and a microphone that need no hardware and no answers, and browsers that reach each other.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
    ],
  });
  return {
    url: server.url,
    browser,
    newPage: ({ size = 'desktop', dark = false, person = '' } = {}) =>
      openPage(browser, { ...SIZES[size], colorScheme: dark ? 'dark' : 'light' }, person),
    take: takePicture,
    async close() {
      await browser.close();
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function openPage(browser: Browser, options: BrowserContextOptions, person: string): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    locale: 'en-US',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  // The compiler names functions by a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(drawCamera, person);
  return page;
}

/** As WebP, in the best quality that stays small enough for a README. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => image.complete || image.decode().catch(() => undefined)),
    );
  });
  const devTools = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST_BYTES) continue;
    await writeFile(join(FOLDER, `${name}.webp`), picture);
    console.log(`${name}.webp  ${Math.round(picture.length / 1_000)} KB`);
    return;
  }
  throw new Error(`${name} is larger than ${MOST_BYTES} bytes in every quality.`);
}
