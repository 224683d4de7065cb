/**
 * Which module may import which. scripts/import-rules.test.ts proves that each rule catches a planted
 * violation.
 */

/** Tests and test-only modules. */
const TEST = '(\\.(test|fixture)\\.tsx?$|/testing/)';
const OURS = '^(packages|e2e|bench|scripts)/';
const FEATURES = '^packages/server/src/features';
const PLATFORM = '^packages/server/src/platform/';
const WEB = '^packages/web/src';
const DATABASE_LIBRARIES = 'node_modules/(drizzle-orm|pg|pg-boss|@electric-sql/pglite)/';

/** Types are removed by the compiler, so they may be imported from where values may not. */
const BUT_TYPES = { dependencyTypesNot: ['type-only'] };

const packages = [
  {
    name: 'contract-imports-nothing-of-ours',
    comment: 'Everything stands on the contract; it stands on nothing.',
    from: { path: '^packages/contract/' },
    to: { path: OURS, pathNot: '^packages/contract/' },
  },
  {
    name: 'contract-imports-only-zod',
    comment:
      'The contract runs wherever its readers do: in Node, in the browser and inside other people’s pages.',
    from: { path: '^packages/contract/src/', pathNot: TEST },
    to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
  },
  {
    name: 'engines-import-contract-only',
    comment: 'An engine that knows the server can no longer be tried, tested or moved without it.',
    from: { path: '^packages/(flow-engine|answer-engine|encoder)/' },
    to: { path: OURS, pathNot: '^packages/(contract|$1)/' },
  },
  {
    name: 'flow-engine-is-pure',
    comment:
      'A conversation’s next step depends on its state and its input, not on files, clocks or sockets.',
    from: { path: '^packages/flow-engine/src/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-imports-contract-only',
    comment:
      'The browser and the server meet in the contract and nowhere else. The flow engine is pure: the designer tells what is wrong with a flow by the rules it runs by.',
    from: { path: '^packages/web/src/' },
    to: { path: OURS, pathNot: '^packages/(web|contract|flow-engine)/' },
  },
  {
    name: 'widget-imports-contract-only',
    comment: 'The widget rides along on other people’s pages and carries nothing that is not its own.',
    from: { path: '^packages/widget/src/' },
    to: { path: OURS, pathNot: '^packages/(widget|contract)/' },
  },
  {
    name: 'widget-brings-no-full-zod',
    comment: 'All of zod weighs more than the whole widget; zod/mini does not.',
    from: { path: '^packages/widget/src/', pathNot: TEST },
    to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?mini/', ...BUT_TYPES },
  },
  {
    name: 'nobody-imports-server',
    comment: 'The server is the end of the line. Only what tries it out as a whole may start it.',
    from: {
      path: OURS,
      pathNot: '^(packages/(server|contract|flow-engine|answer-engine|web|widget|testkit)|e2e|bench)/',
    },
    to: { path: '^packages/server/' },
  },
  {
    name: 'only-tests-import-what-is-for-tests',
    comment: 'What is made for tests must not reach people.',
    from: { path: '^packages/(?!testkit/)', pathNot: TEST },
    to: { path: `(^packages/testkit/|${TEST})` },
  },
];

const server = [
  {
    name: 'platform-knows-no-feature',
    comment: 'app → features → platform: the platform serves every feature and knows none.',
    from: { path: PLATFORM },
    to: { path: '^packages/server/src/(?!platform/)' },
  },
  {
    name: 'features-know-no-app',
    comment:
      'app → features → platform: a feature is given what it needs and does not ask who put it together.',
    from: { path: `${FEATURES}/` },
    to: { path: '^packages/server/src/(?!features/|platform/)' },
  },
  {
    name: 'features-meet-at-the-front-door',
    comment: 'One slice, or the app, reaches into another only through its index.ts.',
    from: { path: `(${FEATURES}/[^/]+/|^packages/server/src/app/)` },
    to: { path: `${FEATURES}/[^/]+/`, pathNot: ['$1', `${FEATURES}/[^/]+/index\\.ts$`] },
  },
  {
    name: 'only-repositories-touch-the-database',
    comment: 'Queries live in one place a slice; services speak of people and conversations, not of columns.',
    from: { path: `${FEATURES}/`, pathNot: ['\\.(repository|tables)\\.ts$', '/index\\.ts$', TEST] },
    to: { path: `(${DATABASE_LIBRARIES}|\\.tables\\.ts$)`, ...BUT_TYPES },
  },
  {
    name: 'policies-and-presenters-are-pure',
    comment:
      'Decisions and faces are worked out from what they are given, so that a test needs nothing else.',
    from: { path: `${FEATURES}/.+\\.(policy|present)\\.ts$` },
    to: { path: `(${PLATFORM}|\\.(repository|service)\\.ts$)`, ...BUT_TYPES },
  },
  {
    name: 'routes-and-sockets-call-services',
    comment:
      'A door holds no logic: what a call may do, an event may do too, because both ask the same service.',
    from: { path: `${FEATURES}/.+\\.(routes|sockets)\\.ts$` },
    to: { path: '\\.repository\\.ts$' },
  },
];

const web = [
  {
    name: 'web-areas-know-no-app',
    comment: 'app → areas → features → shared.',
    from: { path: `${WEB}/areas/` },
    to: { path: `${WEB}/app/` },
  },
  {
    name: 'web-features-know-no-areas',
    comment: 'app → areas → features → shared.',
    from: { path: `${WEB}/features/` },
    to: { path: `${WEB}/(app|areas)/` },
  },
  {
    name: 'web-shared-knows-nobody-above',
    comment: 'app → areas → features → shared.',
    from: { path: `${WEB}/shared/` },
    to: { path: `${WEB}/(app|areas|features)/` },
  },
  {
    name: 'features-are-strangers',
    comment: 'A feature that needs another is two features that an area puts side by side.',
    from: { path: `${WEB}/features/([^/]+)/` },
    to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
  },
  {
    name: 'state-knows-neither-areas-nor-features',
    comment: 'What is remembered must not depend on who looks at it.',
    from: { path: `${WEB}/state/` },
    to: { path: `${WEB}/(app|areas|features)/` },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'Two files that import each other are one file in two halves. Types count.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file that imports nothing and that nobody imports is forgotten.',
    from: {
      orphan: true,
      pathNot: [TEST, '\\.d\\.ts$', '/web/src/before-start\\.js$', '(^|/)[\\w.-]+\\.config\\.ts$'],
    },
    to: {},
  },
  {
    name: 'not-to-dev-dep',
    comment: 'What people run must not need what only developers install.',
    from: {
      path: '^packages/[^/]+/src/',
      pathNot: [TEST, '^packages/testkit/', '\\.d\\.ts$'],
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'type-only'],
      pathNot: 'node_modules/@types/',
    },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'An import that leads nowhere.',
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden: [...packages, ...server, ...web, ...everywhere].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages/[^/]+|e2e|bench)/dist/' },
    /** Also sees type imports, and treats them as imports. */
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    /** Our packages are resolved to their sources, as in tests. */
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
