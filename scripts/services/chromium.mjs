/**
 * Finds a Chromium for the browser tests: the configured one, the system's, Debian's package, or the one from
 * npm. TEST_CHROMIUM_FROM=setting|system|debian|npm allows only that one. The headless shell is preferred
 * because it is faster.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../toolchain/root.mjs';
import { run } from '../toolchain/run.mjs';
import { installFromDebian } from './debian.mjs';

const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const PLACES = [
  ['setting', named],
  ['system', () => firstThatShows(inPath(SHELLS))],
  ['debian', () => isDebian() && debians('chromium-headless-shell')],
  ['system', () => firstThatShows([...inPath(PROGRAMS), ...applications()])],
  ['debian', () => debians('chromium')],
  ['npm', npms],
];

export async function findChromium() {
  const only = process.env.TEST_CHROMIUM_FROM;
  for (const [from, find] of PLACES) {
    if (only && only !== from) continue;
    const path = await find();
    if (path) return { path, from };
  }
  return undefined;
}

async function named() {
  const path = process.env.CHROMIUM_PATH;
  if (!path || (await shows(path))) return path;
  throw new Error(`CHROMIUM_PATH is ${path}, which does not run: set it to a working Chromium, or unset it.`);
}

const inPath = (programs) =>
  (process.env.PATH ?? '').split(':').flatMap((folder) => programs.map((name) => join(folder, name)));

const applications = () =>
  ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

async function firstThatShows(paths) {
  for (const path of paths) {
    if (existsSync(path) && (await shows(path))) return path;
  }
  return undefined;
}

/** Distributions derived from Debian have no package of the shell. */
const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

async function debians(name) {
  const isInstalled = await installFromDebian([name, 'fonts-liberation'], 'the browser tests');
  return isInstalled ? firstThatShows([`/usr/bin/${name}`]) : undefined;
}

/** npm's Chromium brings its own libraries and fonts, for machines that lack them. */
async function npms() {
  const folder = join(root, '.cache/chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks into the temporary folder, and its libraries only if this variable names such a
  // machine.
  const env = { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const unpack = join(root, 'scripts/services/unpack-chromium.mjs');
  const { code, output } = await run(process.execPath, [unpack], { env });
  if (code !== 0) {
    console.log(`${output.trimEnd()}\nnpm’s Chromium could not be unpacked.`);
    return undefined;
  }
  const program = join(folder, 'chromium');
  return (await shows(program)) ? program : wrapIfItHelps(program, folder);
}

async function wrapIfItHelps(program, folder) {
  const fonts = join(folder, 'fonts.conf');
  const wrapper = join(folder, 'chromium-with-libraries');
  writeFileSync(fonts, `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}</cachedir></fontconfig>\n`);
  const settings = `FONTCONFIG_FILE='${fonts}' LD_LIBRARY_PATH='${folder}/al2023/lib'`;
  writeFileSync(wrapper, `#!/bin/sh\n${settings} exec '${program}' "$@"\n`, { mode: 0o755 });
  return (await shows(wrapper)) ? wrapper : undefined;
}

/** Whether it really renders text: a snap's stub does not, nor does one without libraries or fonts. */
async function shows(executablePath) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 30_000 });
    try {
      const page = await browser.newPage();
      await page.setContent('<span>Hello</span>');
      return ((await page.locator('span').boundingBox())?.width ?? 0) > 0;
    } finally {
      await browser.close();
    }
  } catch (error) {
    console.log(`${executablePath} did not start: ${error.message.split('\n')[0]}`);
    return false;
  }
}
