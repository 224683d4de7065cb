/** Runs vitest and Playwright with their usual output, and counts from their reports. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../toolchain/compile.mjs';
import { root } from '../toolchain/root.mjs';
import { runTool } from '../toolchain/run.mjs';
import { tallyPlaywright, tallyVitest } from './tally.mjs';

const reports = join(root, '.cache/test-reports');

export async function runVitest(filter, env) {
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filter];
  const { code } = await runTool('vitest', args, { show: true, env });
  return tallyVitest(readReport(report), code);
}

/** Both runners use the built packages, including the test kit; the server does not need the call client. */
export async function buildTestKit() {
  const { code } = await compile(['-b', 'packages/testkit', 'packages/call-client'], { show: true });
  return code === 0;
}

export async function runPlaywright(filter, env) {
  const report = freshReport('playwright.json');
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...filter];
  const { code } = await runTool('@playwright/test', args, {
    show: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return tallyPlaywright(readReport(report), code);
}

function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
