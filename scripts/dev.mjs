/** `npm run dev`: the server restarts, the pages reload and the widget is rebuilt as its source changes. */
import './toolchain/require-node.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './toolchain/ensure-installed.mjs';
import { root } from './toolchain/root.mjs';
import { endTogether, runTool } from './toolchain/run.mjs';

const ADDRESS = 'http://localhost:5173';

if (!(await ensureInstalled())) process.exit(1);
const endChildren = endTogether();
console.log(`\n  Parrot in development: ${ADDRESS} (the server behind it listens on port 3000)\n`);

const watchers = [
  runTool('tsx', ['watch', '--clear-screen=false', '--conditions=source', 'packages/server/src/main.ts'], {
    show: true,
    env: { PUBLIC_URL: process.env.PUBLIC_URL ?? ADDRESS },
  }),
  runTool('vite', ['--strictPort', '--clearScreen', 'false'], {
    show: true,
    cwd: join(root, 'packages/web'),
  }),
  runTool('vite', ['build', '--watch', '--clearScreen', 'false'], {
    show: true,
    cwd: join(root, 'packages/widget'),
  }),
];

/** If one ends, all end: half a development server would only confuse. */
const { code } = await Promise.race(watchers);
endChildren();
await Promise.all(watchers);
process.exitCode = code === 0 ? 0 : 1;
