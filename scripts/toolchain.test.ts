/** The commands install and build only what is stale. Tested in a small repository of the same layout. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const repository = fileURLToPath(new URL('..', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parrot-house-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(repository, 'scripts'), join(folder, 'scripts'), { recursive: true });
  writeRepository();
});

describe('building', () => {
  test('builds everything at first, then nothing, then what a change touches', () => {
    expect(built()).toEqual(['server', 'web', 'widget']);
    expect(built()).toEqual([]);

    write('packages/contract/src/index.ts', 'export const greeting: string = "Hello again";\n');
    expect(built()).toEqual(['server', 'web', 'widget']);

    write('packages/web/src/page.ts', 'export const title = "Apps";\n');
    expect(built()).toEqual(['web']);

    write('packages/server/src/main.test.ts', 'a test is no part of a build');
    expect(built()).toEqual([]);

    rmSync(join(folder, 'packages/widget/dist'), { recursive: true });
    expect(built()).toEqual(['widget']);
  });

  test("a failed build shows the compiler's output and counts as not built", () => {
    write('packages/server/src/main.ts', 'export const port: number = "three thousand";\n');
    for (const _ of ['the first time', 'and again']) {
      const { status, output } = build();
      expect(status).toBe(1);
      expect(output).toContain('packages/server/src/main.ts(1,14): error TS2322');
      expect(output).toContain('The server could not be built.');
    }
  });
});

test('a start compiles without checking types', () => {
  write('packages/server/src/launch.ts', 'const port: string = 3000;\nconsole.log(`on port ${port}`);\n');
  expect(build().output).toContain('packages/server/src/launch.ts(1,7): error TS2322');
  const { status, output } = script('start.mjs');
  expect(output).toContain('built server');
  expect(output).toContain('on port 3000');
  expect(status).toBe(0);
});

describe('installing', () => {
  test('npm runs once for each new lock file', () => {
    expect(npmWasAsked()).toEqual([]);
    write('package-lock.json', lockWith('1.0.0'));
    expect(npmWasAsked()).toEqual(['ci --include=dev --no-progress']);
    expect(npmWasAsked()).toEqual([]);
  });

  test('a manual installation is accepted', () => {
    write('package-lock.json', lockWith('2.0.0'));
    write('node_modules/.package-lock.json', lockWith('2.0.0'));
    expect(npmWasAsked()).toEqual([]);
  });

  test('when npm fails, so does the command', () => {
    write('package-lock.json', lockWith('broken'));
    const { status, output } = install({ npm_execpath: join(folder, 'npm.js') });
    expect(status).toBe(1);
    expect(output).toContain('npm could not install the dependencies');
  });
});

function built(): string[] {
  const { status, output } = build();
  expect(output).not.toContain('error');
  expect(status).toBe(0);
  return [...output.matchAll(/^built (\w+) in [\d.]+ s$/gm)].map(([, name]) => name ?? '').sort();
}

function build() {
  return script('build.mjs');
}

/** The calls of npm, recorded by a fake npm. */
function npmWasAsked(): string[] {
  write('npm-was-asked', '');
  install({ npm_execpath: join(folder, 'npm.js') });
  return readFileSync(join(folder, 'npm-was-asked'), 'utf8').split('\n').filter(Boolean);
}

function install(env: Record<string, string>) {
  return script('install.mjs', env);
}

function script(name: string, env: Record<string, string> = {}) {
  const { npm_execpath: _, ...inherited } = process.env;
  const done = spawnSync(process.execPath, [join(folder, 'scripts', name)], {
    env: { ...inherited, ...env },
  });
  return { status: done.status, output: `${done.stdout}${done.stderr}` };
}

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function lockWith(version: string): string {
  return JSON.stringify({ packages: { '': {}, 'node_modules/parakeet': { version } } });
}

function writeRepository() {
  const names = ['contract', 'server', 'web', 'widget'];
  write('package.json', JSON.stringify({ workspaces: names.map((name) => `packages/${name}`) }));
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  for (const tool of ['typescript', 'typescript-native'])
    symlinkSync(join(repository, 'node_modules', tool), join(folder, 'node_modules', tool));
  write(
    'tsconfig.base.json',
    JSON.stringify({
      compilerOptions: { strict: true, composite: true, types: [], lib: ['ES2020'], skipLibCheck: true },
    }),
  );
  for (const name of names) {
    const dependencies = name === 'contract' ? {} : { '@parrot/contract': '0.1.0' };
    const output = `dist/${name === 'web' ? 'site' : 'widget'}`;
    const script = `const fs = require("fs"); fs.mkdirSync("${output}", { recursive: true }); fs.writeFileSync("${output}/built.js", "")`;
    write(`packages/${name}/build.cjs`, script);
    write(
      `packages/${name}/package.json`,
      JSON.stringify({
        name: `@parrot/${name}`,
        version: '0.1.0',
        dependencies: dependencies,
        scripts: { build: 'node build.cjs', bundle: 'node build.cjs' },
      }),
    );
    write(
      `packages/${name}/tsconfig.json`,
      JSON.stringify({
        extends: '../../tsconfig.base.json',
        compilerOptions: { rootDir: 'src', outDir: 'dist' },
        include: ['src'],
        exclude: ['src/**/*.test.ts'],
        references: name === 'contract' ? [] : [{ path: '../contract' }],
      }),
    );
  }
  write('packages/contract/src/index.ts', 'export const greeting: string = "Hello";\n');
  write('packages/server/src/main.ts', 'export const port: number = 3000;\n');
  write(
    'npm.js',
    `const fs = require('fs'); const path = require('path');
     fs.appendFileSync(path.join(__dirname, 'npm-was-asked'), process.argv.slice(2).join(' ') + '\\n');
     if (fs.readFileSync(path.join(__dirname, 'package-lock.json'), 'utf8').includes('broken')) process.exit(1);`,
  );
}
