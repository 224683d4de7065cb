/** Runs other programs to their end. Children still alive when this process is told to stop are told the same. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const children = new Set();
let isStopping = false;

/**
 * `show` lets the program's output through; otherwise it is kept and returned for whoever wants to print it.
 * `showAfter` keeps it until that promise is settled, and lets it through from then on.
 * A program that cannot be started at all reads like one that failed.
 */
export function run(command, args, { show = false, showAfter, env = {}, cwd = root, ...more } = {}) {
  // Whoever would go on with the next program is about to end.
  if (isStopping) return new Promise(() => {});
  const began = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    ...more,
  });
  children.add(child);
  const chunks = [];
  let isShown = false;
  const collect = (chunk) => (isShown ? process.stdout.write(chunk) : chunks.push(chunk));
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const showFromHere = () => {
    isShown = true;
    process.stdout.write(Buffer.concat(chunks.splice(0)));
  };
  showAfter?.then(showFromHere, showFromHere);
  return new Promise((resolve) => {
    const end = (code, note = '') => {
      children.delete(child);
      const output = Buffer.concat(chunks).toString() + note;
      resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    };
    child.on('error', (error) => end(127, `${error.message}\n`));
    child.on('close', (code, signal) => end(code ?? 1, signal ? `${command} was ended by ${signal}\n` : ''));
  });
}

/** A development tool out of node_modules, run by this very Node: no shell and no npx in between. */
export function runTool(packageName, args, options) {
  return run(process.execPath, [toolPath(packageName), ...args], options);
}

function toolPath(packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
}

/**
 * Told to stop, this process ends whatever it still runs, then tidies, then goes; told twice, it just goes.
 * What comes back ends the children without waiting to be told.
 */
export function endTogether(cleanUp = async () => {}) {
  const endChildren = (signal = 'SIGTERM') => {
    for (const child of children) child.kill(signal);
  };
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.once(signal, async () => {
      isStopping = true;
      const ended = [...children].map((child) => once(child, 'close'));
      endChildren(signal);
      await Promise.all(ended);
      await cleanUp();
      process.exit(code);
    });
  }
  return endChildren;
}
