/**
 * Lighthouse. Not a dependency: with its own it is larger than everything else together, and only this part
 * needs it. It is downloaded from the registry when the bench needs it, into a folder that git ignores.
 */
import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { NotAvailable } from '../not-available.ts';

/** The last one for Node 20. */
const VERSION = '12.8.2';
const FOLDER = fileURLToPath(new URL(`../../../.cache/lighthouse-${VERSION}`, import.meta.url));
const PATIENCE_MS = 300_000;

type Audit = { id: string; title: string; score: number | null; displayValue?: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
export type LighthouseResult = {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
};
type Flags = { port: number; onlyCategories: readonly string[]; logLevel: 'error' };
export type Lighthouse = {
  run: (url: string, flags: Flags, config: unknown) => Promise<{ lhr: LighthouseResult } | undefined>;
  desktop: unknown;
};

export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(FOLDER, 'node_modules/lighthouse/core/index.js');
  const isHere = await access(entry).then(
    () => true,
    () => false,
  );
  if (!isHere) await install();
  const { default: run, desktopConfig: desktop } = await import(pathToFileURL(entry).href);
  return { run, desktop };
}

async function install(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const args = ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  try {
    await promisify(execFile)('npm', [...args, `lighthouse@${VERSION}`], { timeout: PATIENCE_MS });
  } catch (error) {
    throw new NotAvailable(
      `lighthouse ${VERSION} could not be fetched (${(error as Error).message.split('\n')[0]})`,
    );
  }
}
