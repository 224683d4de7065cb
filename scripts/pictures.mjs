/**
 * `npm run pictures`: takes the pictures of the README again. `npm run pictures -- desk call` takes those of
 * these scenes only.
 */
import './toolchain/require-node.mjs';
import { findChromium } from './services/chromium.mjs';
import { ensureBuilt } from './toolchain/ensure-built.mjs';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';
import { endTogether, runTool } from './toolchain/run.mjs';

if ((await ensureInstalled()) && (await ensureBuilt())) {
  endTogether();
  process.exitCode = await takePictures();
} else {
  process.exitCode = 1;
}

async function takePictures() {
  const chromium = await findChromium();
  if (!chromium) {
    console.error('No Chromium was found. Set CHROMIUM_PATH to a Chromium or Chrome.');
    return 1;
  }
  const args = ['--conditions=source', 'e2e/pictures/main.ts', ...process.argv.slice(2)];
  return (await runTool('tsx', args, { show: true, env: { CHROMIUM_PATH: chromium.path } })).code;
}
