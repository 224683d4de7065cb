/**
 * A Chromium for the browser tests: the one you name, the system's, Debian's package, or the one npm ships.
 * TEST_CHROMIUM_FROM=setting|system|debian|npm asks for one of these and no other.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/root.mjs';
import { run } from '../house/run.mjs';

const PLACES = { setting: named, system: systems, debian: debians, npm: npms };

export async function findChromium() {
  const only = process.env.TEST_CHROMIUM_FROM;
  for (const [from, find] of Object.entries(PLACES)) {
    if (only && only !== from) continue;
    const path = await find();
    if (path) return { path, from };
  }
  return undefined;
}

async function named() {
  const path = process.env.CHROMIUM_PATH;
  if (!path || (await shows(path))) return path;
  throw new Error(`CHROMIUM_PATH names ${path}, which does not run: name a Chromium that does, or unset it.`);
}

async function systems() {
  const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const paths = (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => programs.map((name) => join(folder, name)));
  const applications = ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  for (const path of [...paths, ...applications]) {
    if (existsSync(path) && (await shows(path))) return path;
  }
  return undefined;
}

async function debians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s Chromium for the browser tests …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ]) {
    const { code, output } = await run('/usr/bin/apt-get', args, { env });
    if (code !== 0) {
      console.log(`${output.trimEnd()}\napt-get ${args[0]} failed; going on without it.`);
      return undefined;
    }
  }
  return (await shows('/usr/bin/chromium')) ? '/usr/bin/chromium' : undefined;
}

/** The npm one is packed for a bare machine: where it lacks libraries or fonts, it is pointed to those it brings. */
async function npms() {
  const folder = join(root, '.cache/chromium');
  mkdirSync(folder, { recursive: true });
  // The package unpacks below the temporary folder, and its libraries only on the machines that this names.
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

/** Whether it really shows words: a snap's stub does not, nor does one without its libraries or without fonts. */
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
