/** Installs Debian's packages for the tests, where this user may. */
import { existsSync } from 'node:fs';
import { run } from '../toolchain/run.mjs';

const APT = '/usr/bin/apt-get';
/** A machine without a network is not waited for. */
const SOON = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

/** Whether they are installed now. */
export async function installFromDebian(packages, purpose) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false;
  console.log(`Installing Debian’s ${packages[0]} for ${purpose} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run(APT, [...SOON, ...args], { env });
    if (code === 0) continue;
    console.log(`${output.trimEnd()}\napt-get ${args[0]} failed; continuing without it.`);
    return false;
  }
  return true;
}
