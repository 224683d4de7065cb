/** Runs other programs to completion. A signal to this process is passed on to running children. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const children = new Set();
let isStopping = false;

/**
 * `show` passes the program's output through; otherwise it is captured and returned. A program that cannot be
 * started is reported like one that failed.
 */
export function run(command, args, { show = false, env = {}, cwd = root, ...more } = {}) {
  // The process is about to exit, so callers must not continue with the next program.
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
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
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

/** A development tool from node_modules, run by this Node directly: no shell and no npx. */
export function runTool(packageName, args, { nodeArgs = [], ...options } = {}) {
  return run(process.execPath, [...nodeArgs, toolPath(packageName), ...args], options);
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
 * On a signal, ends all running children, cleans up and exits; on a second signal, exits immediately. Returns
 * a function that ends the children without a signal.
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
