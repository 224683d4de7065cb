/** For each import rule at least one repository that violates only that rule. */
import { cleanRepository, type Files, plant, plantType } from './clean-repository.ts';

const APPS = 'packages/server/src/features/apps';
const DESK = 'packages/server/src/features/desk';
const WEB = 'packages/web/src';

export const violations: Record<string, Record<string, Files>> = {
  'contract-imports-nothing-of-ours': {
    'the contract imports an engine': plant('packages/contract/src/core/call.ts', '@parrot/flow-engine'),
  },
  'contract-imports-only-zod': {
    'the contract uses Node': plant('packages/contract/src/core/ids.ts', 'node:crypto'),
    'the contract uses another library': {
      ...plant('packages/contract/src/core/ids.ts', 'react'),
      'packages/contract/package.json': withDependency('contract', 'react'),
    },
  },
  'engines-import-contract-only': {
    'one engine uses the other': plant('packages/flow-engine/src/index.ts', '@parrot/answer-engine'),
    'an engine imports a type of the server': plantType(
      'packages/answer-engine/src/answer.ts',
      '@parrot/server/platform',
    ),
  },
  'flow-engine-is-pure': {
    'the flow engine reads files': plant('packages/flow-engine/src/index.ts', 'node:fs'),
  },
  'web-imports-contract-only': {
    'the web app imports the answer engine': plant(`${WEB}/shared/http/call.ts`, '@parrot/answer-engine'),
    'the web app imports a type of the server': plantType(`${WEB}/state/user-store.ts`, '@parrot/server/app'),
  },
  'widget-imports-contract-only': {
    'the widget uses an engine': plant('packages/widget/src/index.ts', '@parrot/answer-engine'),
  },
  'widget-brings-no-full-zod': {
    'the widget uses all of zod': plant('packages/widget/src/index.ts', 'zod'),
  },
  'call-client-imports-types-only': {
    'the call client parses by the contract': plant(
      'packages/call-client/src/index.ts',
      '@parrot/contract/core',
    ),
  },
  'only-runners-import-server': {
    'a script uses the server': plant('scripts/start.mjs', '../packages/server/src/app/index.ts'),
  },
  'only-tests-import-test-modules': {
    'the server imports the testkit': {
      ...plant('packages/server/src/seed.ts', '@parrot/testkit'),
      'packages/server/package.json': withDependency('server', '@parrot/testkit'),
    },
    'a page imports a fixture of its test': {
      ...plant(`${WEB}/app/main.tsx`, '../testing/render.tsx'),
      [`${WEB}/testing/render.tsx`]: 'export const render = () => {};\n',
    },
  },
  'platform-knows-no-feature': {
    'the platform imports a table of a slice': plant(
      'packages/server/src/platform/db/tables.ts',
      '../../features/apps/index.ts',
    ),
    'the platform imports a type of the app': plantType(
      'packages/server/src/platform/mail.ts',
      '../app/index.ts',
    ),
  },
  'features-know-no-app': {
    'a slice imports a type of the app': plantType(`${APPS}/apps.listeners.ts`, '../../app/index.ts'),
  },
  'slices-are-imported-by-index-only': {
    'a slice imports an internal file of another': plant(`${DESK}/desk.service.ts`, '../apps/apps.policy.ts'),
    'the app imports an internal file of a slice': plant(
      'packages/server/src/app/seed.ts',
      '../features/apps/apps.service.ts',
    ),
  },
  'only-repositories-touch-the-database': {
    'a service writes a query': plant(`${APPS}/apps.service.ts`, 'drizzle-orm'),
    'a service imports a table': plant(`${APPS}/apps.service.ts`, './apps.tables.ts'),
  },
  'policies-and-presenters-are-pure': {
    'a policy imports a repository': plant(`${DESK}/desk.policy.ts`, './desk.repository.ts'),
    'a presenter uses the platform': plant(`${APPS}/apps.present.ts`, '../../platform/index.ts'),
  },
  'routes-and-sockets-call-services': {
    'a route imports a repository': plant(`${APPS}/apps.routes.ts`, './apps.repository.ts'),
    'a socket imports a repository': plant(`${DESK}/desk.sockets.ts`, './desk.repository.ts'),
  },
  'web-areas-know-no-app': {
    'an area uses the shell': plant(`${WEB}/areas/desk/desk-page.tsx`, '../../app/main.tsx'),
  },
  'web-features-know-no-areas': {
    'a feature uses an area': plant(`${WEB}/features/chat/chat.tsx`, '../../areas/studio/studio-page.tsx'),
    'a feature uses the shell': plant(`${WEB}/features/chat/chat.tsx`, '../../app/main.tsx'),
  },
  'web-shared-imports-nothing-above': {
    'shared uses a feature': plant(`${WEB}/shared/ui/list.tsx`, '../../features/apps/app-list.tsx'),
  },
  'web-features-do-not-import-each-other': {
    'a feature uses another': plant(`${WEB}/features/faqs/faq-list.tsx`, '../apps/app-list.tsx'),
  },
  'state-knows-neither-areas-nor-features': {
    'a store imports a type of a feature': plantType(
      `${WEB}/state/flow-store.ts`,
      '../features/apps/app-list.tsx',
    ),
  },
  'no-cycles': {
    'two files import each other': plant(`${APPS}/apps.repository.ts`, './apps.service.ts'),
    'two files import each other’s types': plantType(`${APPS}/apps.tables.ts`, './apps.repository.ts'),
  },
  'no-orphans': {
    'a forgotten file': {
      ...cleanRepository,
      [`${WEB}/shared/forgotten.ts`]: 'export const forgotten = true;\n',
    },
  },
  'not-to-dev-dep': {
    'a service imports the test runner': plant(`${APPS}/apps.service.ts`, 'vitest'),
  },
  'not-to-unresolvable': {
    'a library that is not installed': plant(`${APPS}/apps.service.ts`, 'left-pad'),
  },
};

function withDependency(name: string, dependency: string): string {
  const described = JSON.parse(cleanRepository[`packages/${name}/package.json`] ?? '{}');
  return JSON.stringify({
    ...described,
    dependencies: { ...described.dependencies, [dependency]: '1.0.0' },
    devDependencies: {},
  });
}
