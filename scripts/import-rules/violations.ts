/** For each import rule at least one repository that violates only that rule. */
import { cleanRepository, type Files, plant, plantType } from './clean-repository.ts';

const APPS = 'packages/server/src/features/apps';
const DESK = 'packages/server/src/features/desk';
const WEB = 'packages/web/src';

export const violations: Record<string, Record<string, Files>> = {
  'contract-imports-nothing-of-ours': {
    'the contract knows an engine': plant('packages/contract/src/core/call.ts', '@parrot/flow-engine'),
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
    'an engine knows the server': plantType(
      'packages/answer-engine/src/answer.ts',
      '@parrot/server/platform',
    ),
  },
  'flow-engine-is-pure': {
    'the flow engine reads files': plant('packages/flow-engine/src/index.ts', 'node:fs'),
  },
  'web-imports-contract-only': {
    'the browser looks up answers itself': plant(`${WEB}/shared/http/call.ts`, '@parrot/answer-engine'),
    'the browser takes a type of the server': plantType(`${WEB}/state/user-store.ts`, '@parrot/server/app'),
  },
  'widget-imports-contract-only': {
    'the widget uses an engine': plant('packages/widget/src/index.ts', '@parrot/answer-engine'),
  },
  'widget-brings-no-full-zod': {
    'the widget uses all of zod': plant('packages/widget/src/index.ts', 'zod'),
  },
  'nobody-imports-server': {
    'a script uses the server': plant('scripts/start.mjs', '../packages/server/src/app/index.ts'),
  },
  'only-tests-import-what-is-for-tests': {
    'the server runs on the testkit': {
      ...plant('packages/server/src/seed.ts', '@parrot/testkit'),
      'packages/server/package.json': withDependency('server', '@parrot/testkit'),
    },
    'a page uses what its test uses': {
      ...plant(`${WEB}/app/main.tsx`, '../testing/render.tsx'),
      [`${WEB}/testing/render.tsx`]: 'export const render = () => {};\n',
    },
  },
  'platform-knows-no-feature': {
    'the database knows an app’s table': plant(
      'packages/server/src/platform/db/tables.ts',
      '../../features/apps/index.ts',
    ),
    'the platform takes a type of the composition': plantType(
      'packages/server/src/platform/mail.ts',
      '../app/index.ts',
    ),
  },
  'features-know-no-app': {
    'a slice asks the composition': plantType(`${APPS}/apps.listeners.ts`, '../../app/index.ts'),
  },
  'features-meet-at-the-front-door': {
    'a slice climbs into another’s window': plant(`${DESK}/desk.service.ts`, '../apps/apps.policy.ts'),
    'the app does': plant('packages/server/src/app/seed.ts', '../features/apps/apps.service.ts'),
  },
  'only-repositories-touch-the-database': {
    'a service writes a query': plant(`${APPS}/apps.service.ts`, 'drizzle-orm'),
    'a service holds a table': plant(`${APPS}/apps.service.ts`, './apps.tables.ts'),
  },
  'policies-and-presenters-are-pure': {
    'a policy asks the store': plant(`${DESK}/desk.policy.ts`, './desk.repository.ts'),
    'a presenter uses the platform': plant(`${APPS}/apps.present.ts`, '../../platform/index.ts'),
  },
  'routes-and-sockets-call-services': {
    'a route asks the store': plant(`${APPS}/apps.routes.ts`, './apps.repository.ts'),
    'a socket asks the store': plant(`${DESK}/desk.sockets.ts`, './desk.repository.ts'),
  },
  'web-areas-know-no-app': {
    'an area uses the shell': plant(`${WEB}/areas/desk/desk-page.tsx`, '../../app/main.tsx'),
  },
  'web-features-know-no-areas': {
    'a feature uses an area': plant(`${WEB}/features/chat/chat.tsx`, '../../areas/studio/studio-page.tsx'),
    'a feature uses the shell': plant(`${WEB}/features/chat/chat.tsx`, '../../app/main.tsx'),
  },
  'web-shared-knows-nobody-above': {
    'shared uses a feature': plant(`${WEB}/shared/ui/list.tsx`, '../../features/apps/app-list.tsx'),
  },
  'features-are-strangers': {
    'a feature uses another': plant(`${WEB}/features/faqs/faq-list.tsx`, '../apps/app-list.tsx'),
  },
  'state-knows-neither-areas-nor-features': {
    'a store takes a type of a feature': plantType(
      `${WEB}/state/flow-store.ts`,
      '../features/apps/app-list.tsx',
    ),
  },
  'no-cycles': {
    'two files need each other': plant(`${APPS}/apps.repository.ts`, './apps.service.ts'),
    'two files need each other’s types': plantType(`${APPS}/apps.tables.ts`, './apps.repository.ts'),
  },
  'no-orphans': {
    'a forgotten file': {
      ...cleanRepository,
      [`${WEB}/shared/forgotten.ts`]: 'export const forgotten = true;\n',
    },
  },
  'not-to-dev-dep': {
    'people would need the test runner': plant(`${APPS}/apps.service.ts`, 'vitest'),
  },
  'not-to-unresolvable': {
    'a library nobody installed': plant(`${APPS}/apps.service.ts`, 'left-pad'),
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
