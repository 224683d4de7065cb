/** The Dockerfile and the files in `deploy/`: checked by linters, and against the product that they start. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@parrot/contract/core';
import { health, liveness } from '@parrot/contract/installation';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const { root } = await import(new URL('./toolchain/root.mjs', import.meta.url).href);
const { compile } = await import(new URL('./toolchain/compile.mjs', import.meta.url).href);

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const MANIFESTS = 'deploy/kubernetes';
const manifestFiles = readdirSync(join(root, MANIFESTS)).filter((file) => file !== 'kustomization.yaml');
const manifests = manifestFiles.flatMap((file) =>
  parseAllDocuments(read(`${MANIFESTS}/${file}`)).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS();
  }),
);

test('the Dockerfile is valid, and copies only what exists', () => {
  expect(validate('FROM node\nCOPPY . .')).not.toEqual([]);
  expect(validate(dockerfile)).toEqual([]);
  const copied = dockerfile.match(/(?<=--from=build \/parrot\/)\S+/g) ?? [];
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the image has every program that the docs run in it', () => {
  const programs = read('docs/operate/containers.md').match(/packages\/server\/dist\/[\w.-]+\.js/g) ?? [];
  expect(programs.length).toBeGreaterThan(3);
  expect(programs.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** A module that has the manifest as a constant of its Kubernetes type. */
function typed({ apiVersion, kind }: { apiVersion: string; kind: string }, manifest: object, at: number) {
  const from = apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`;
  return `import type { ${kind} as Kind${at} } from 'kubernetes-types/${from}';
export const manifest${at}: Kind${at} = ${JSON.stringify(manifest)};\n`;
}

test('the manifests are what the Kubernetes API takes', async () => {
  const folder = join(root, '.cache/deployment');
  mkdirSync(folder, { recursive: true });
  const planted = { apiVersion: 'v1', kind: 'Service', spec: { port: 80 } };
  writeFileSync(join(folder, 'planted.ts'), typed(planted, planted, 0));
  writeFileSync(
    join(folder, 'manifests.ts'),
    manifests.map((manifest, at) => typed(manifest, manifest, at)).join(''),
  );
  const files = ['planted', 'manifests'].map((name) => join(folder, `${name}.ts`));
  const options = ['--noEmit', '--strict', '--ignoreConfig', '--module', 'preserve', '--types', ''];
  const { output } = await compile([...options, '--pretty', 'false', ...files]);
  const problems = (output as string).trim().split('\n');
  expect(problems.filter((line) => line.includes('planted.ts'))).toHaveLength(1);
  expect(problems.filter((line) => !line.includes('planted.ts'))).toEqual([]);
});

test('they set only settings that exist, and ask only addresses that are served', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true });
  const containers = manifests.flatMap((manifest) => manifest.spec?.template?.spec.containers ?? []);
  const names = [
    ...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=')[0]),
    ...Object.keys({ ...compose.services.web.environment, ...compose.services.worker.environment }),
    ...containers.flatMap(({ env }) => env.map(({ name }: { name: string }) => name)),
    ...(read(`${MANIFESTS}/web.yaml`).match(/(?<=# )DATABASE_URL.+/)?.[0] ?? '').split(', '),
  ];
  expect(names.length).toBeGreaterThan(20);
  const settings = read('docs/operate/settings.md');
  expect(names.filter((name) => !settings.includes(`\n| \`${name}\` |`))).toEqual([]);

  const served = [health, liveness].map((call) => addressOf(call));
  expect(containers).toHaveLength(2);
  for (const { readinessProbe, livenessProbe, startupProbe } of containers)
    expect([readinessProbe, livenessProbe, startupProbe].map(({ httpGet }) => httpGet.path)).toEqual([
      ...served,
      addressOf(liveness),
    ]);
  expect(dockerfile).toContain(`}${addressOf(liveness)}\``);
  expect(read('deploy/Caddyfile')).toContain(`health_uri ${addressOf(health)}\n`);
});
