/** A minimal repository with our layout in which every import is allowed. */
export type Files = Record<string, string>;

const uses = (...paths: string[]) =>
  `${paths.map((path, index) => `import * as it${index} from '${path}';`).join('\n')}
export const used = [${paths.map((_, index) => `it${index}`).join(', ')}];
`;
const takesType = (path: string) => `import type { Used } from '${path}';\nexport type Taken = Used;\n`;

/** One of our packages, resolved to its sources. */
const ours = (name: string, more: object = {}) =>
  JSON.stringify({
    name: `@parrot/${name}`,
    type: 'module',
    exports: { '.': { source: './src/index.ts' }, './*': { source: './src/*/index.ts' } },
    ...more,
  });

/** A library that can be resolved. */
const library = (name: string): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    exports: { '.': './index.js', './mini': './mini/index.js' },
  }),
  [`node_modules/${name}/index.js`]: 'export const used = 1;\n',
  [`node_modules/${name}/mini/index.js`]: 'export const used = 1;\n',
});

export const PACKAGES = [
  'contract',
  'flow-engine',
  'answer-engine',
  'call-client',
  'server',
  'web',
  'widget',
  'testkit',
];

const CONTRACT = '@parrot/contract/core';

export const cleanRepository: Files = {
  ...library('zod'),
  ...library('drizzle-orm'),
  ...library('react'),
  ...library('vitest'),
  'package.json': JSON.stringify({
    name: 'repository',
    type: 'module',
    workspaces: PACKAGES.map((name) => `packages/${name}`),
    devDependencies: { vitest: '1.0.0' },
  }),

  'packages/contract/package.json': ours('contract', { dependencies: { zod: '1.0.0' } }),
  'packages/contract/src/core/index.ts': uses('./ids.ts'),
  'packages/contract/src/core/ids.ts': uses('zod'),

  'packages/flow-engine/package.json': ours('flow-engine', { dependencies: { '@parrot/contract': '1.0.0' } }),
  'packages/flow-engine/src/index.ts': uses(CONTRACT),
  'packages/answer-engine/package.json': ours('answer-engine', {
    dependencies: { '@parrot/contract': '1.0.0' },
  }),
  'packages/answer-engine/src/index.ts': uses(CONTRACT),
  'packages/call-client/package.json': ours('call-client', { dependencies: { '@parrot/contract': '1.0.0' } }),
  'packages/call-client/src/index.ts': takesType(CONTRACT),

  'packages/server/package.json': ours('server', {
    dependencies: { '@parrot/contract': '1.0.0', '@parrot/flow-engine': '1.0.0', 'drizzle-orm': '1.0.0' },
    devDependencies: { '@parrot/testkit': '1.0.0' },
  }),
  'packages/server/src/main.ts': uses('./app/index.ts'),
  'packages/server/src/app/index.ts': uses('../features/desk/index.ts', '../platform/index.ts'),
  'packages/server/src/platform/index.ts': uses('./db/database.ts'),
  'packages/server/src/platform/db/database.ts': uses('drizzle-orm'),
  'packages/server/src/features/apps/index.ts': uses('./apps.service.ts', './apps.routes.ts'),
  'packages/server/src/features/apps/apps.routes.ts': uses('./apps.service.ts', '../../platform/index.ts'),
  'packages/server/src/features/apps/apps.service.ts':
    uses('./apps.repository.ts', './apps.policy.ts', './apps.present.ts', '@parrot/flow-engine') +
    takesType('drizzle-orm'),
  'packages/server/src/features/apps/apps.repository.ts': uses('./apps.tables.ts', 'drizzle-orm'),
  'packages/server/src/features/apps/apps.tables.ts': uses('drizzle-orm'),
  'packages/server/src/features/apps/apps.policy.ts': uses(CONTRACT) + takesType('../../platform/index.ts'),
  'packages/server/src/features/apps/apps.present.ts': uses(CONTRACT) + takesType('./apps.tables.ts'),
  'packages/server/src/features/apps/apps.test.ts': uses('vitest', '@parrot/testkit', './index.ts'),
  'packages/server/src/features/desk/index.ts': uses('./desk.sockets.ts', '../apps/index.ts'),
  'packages/server/src/features/desk/desk.sockets.ts': uses('./desk.service.ts'),
  'packages/server/src/features/desk/desk.service.ts': uses('./desk.repository.ts'),
  'packages/server/src/features/desk/desk.repository.ts': uses('drizzle-orm'),

  'packages/testkit/package.json': ours('testkit', { dependencies: { '@parrot/server': '1.0.0' } }),
  'packages/testkit/src/index.ts': uses('@parrot/server/app'),

  'packages/web/package.json': ours('web', {
    dependencies: { '@parrot/contract': '1.0.0', '@parrot/flow-engine': '1.0.0', react: '1.0.0' },
  }),
  'packages/web/src/app/main.tsx': uses('../areas/studio/studio-page.tsx', 'react'),
  'packages/web/src/areas/studio/studio-page.tsx': uses(
    '../../features/apps/app-list.tsx',
    '../../features/faqs/faq-list.tsx',
  ),
  'packages/web/src/features/apps/app-list.tsx': uses(
    '../../shared/http/call.ts',
    '../../state/user-store.ts',
  ),
  'packages/web/src/features/faqs/faq-list.tsx': uses('../../shared/http/call.ts', '@parrot/flow-engine'),
  'packages/web/src/shared/http/call.ts': uses(CONTRACT, '../../state/user-store.ts'),
  'packages/web/src/state/user-store.ts': uses(CONTRACT),

  'packages/widget/package.json': ours('widget', {
    dependencies: { '@parrot/call-client': '1.0.0', '@parrot/contract': '1.0.0', zod: '1.0.0' },
  }),
  'packages/widget/src/index.ts': uses('zod/mini', '@parrot/call-client') + takesType(CONTRACT),

  'e2e/package.json': JSON.stringify({ name: '@parrot/e2e', dependencies: { '@parrot/testkit': '1.0.0' } }),
  'e2e/thread.spec.ts': uses('@parrot/testkit'),
  'bench/package.json': JSON.stringify({
    name: '@parrot/bench',
    dependencies: { '@parrot/server': '1.0.0' },
  }),
  'bench/src/main.ts': uses('@parrot/server/app'),
  'scripts/start.mjs': uses('node:path'),
};

/** The clean repository with one more import in one of its files. */
export function plant(file: string, imported: string): Files {
  return {
    ...cleanRepository,
    [file]: `import * as planted from '${imported}';\nexport { planted };\n${cleanRepository[file] ?? ''}`,
  };
}

/** The same with a type-only import. */
export function plantType(file: string, imported: string): Files {
  return {
    ...cleanRepository,
    [file]: `import type { Planted } from '${imported}';\nexport type { Planted };\n${cleanRepository[file] ?? ''}`,
  };
}
