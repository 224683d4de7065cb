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
    comment: 'Everything depends on the contract; it depends on none of our packages.',
    from: { path: '^packages/contract/' },
    to: { path: OURS, pathNot: '^packages/contract/' },
  },
  {
    name: 'contract-imports-only-zod',
    comment: 'The contract runs in Node, in the browser and on third-party pages.',
    from: { path: '^packages/contract/src/', pathNot: TEST },
    to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
  },
  {
    name: 'engines-import-contract-only',
    comment: 'An engine must be usable and testable without the server.',
    from: { path: '^packages/(flow-engine|answer-engine|encoder|call-client)/' },
    to: { path: OURS, pathNot: '^packages/(contract|$1)/' },
  },
  {
    name: 'flow-engine-is-pure',
    comment:
      'The next step of a conversation depends on its state and input only, not on files, clocks or sockets.',
    from: { path: '^packages/flow-engine/src/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'web-imports-contract-only',
    comment:
      'The web app and the server share only the contract. The flow engine is pure, so the designer uses it to find the problems of a flow; calls are a browser package.',
    from: { path: '^packages/web/src/' },
    to: { path: OURS, pathNot: '^packages/(web|contract|flow-engine|call-client)/' },
  },
  {
    name: 'widget-imports-contract-only',
    comment: 'The widget runs on third-party pages and must stay small.',
    from: { path: '^packages/widget/src/' },
    to: { path: OURS, pathNot: '^packages/(widget|contract|call-client)/' },
  },
  {
    name: 'call-client-imports-types-only',
    comment: 'The widget loads it on third-party pages, so it brings neither zod nor any other library.',
    from: { path: '^packages/call-client/src/', pathNot: TEST },
    to: { pathNot: '^packages/call-client/', ...BUT_TYPES },
  },
  {
    name: 'widget-brings-no-full-zod',
    comment: 'Full zod is larger than the whole widget; zod/mini is not.',
    from: { path: '^packages/widget/src/', pathNot: TEST },
    to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?mini/', ...BUT_TYPES },
  },
  {
    name: 'only-runners-import-server',
    comment: 'No package depends on the server. Only tests and benches of the whole product start it.',
    from: {
      path: OURS,
      pathNot: '^(packages/(server|contract|flow-engine|answer-engine|web|widget|testkit)|e2e|bench)/',
    },
    to: { path: '^packages/server/' },
  },
  {
    name: 'only-tests-import-test-modules',
    comment: 'Test code must not be shipped.',
    from: { path: '^packages/(?!testkit/)', pathNot: TEST },
    to: { path: `(^packages/testkit/|${TEST})` },
  },
];

const server = [
  {
    name: 'platform-knows-no-feature',
    comment: 'app → features → platform.',
    from: { path: PLATFORM },
    to: { path: '^packages/server/src/(?!platform/)' },
  },
  {
    name: 'features-know-no-app',
    comment: 'app → features → platform: a feature receives its dependencies from the app.',
    from: { path: `${FEATURES}/` },
    to: { path: '^packages/server/src/(?!features/|platform/)' },
  },
  {
    name: 'slices-are-imported-by-index-only',
    comment: 'A slice is imported by other slices and by the app only through its index.ts.',
    from: { path: `(${FEATURES}/[^/]+/|^packages/server/src/app/)` },
    to: { path: `${FEATURES}/[^/]+/`, pathNot: ['$1', `${FEATURES}/[^/]+/index\\.ts$`] },
  },
  {
    name: 'only-repositories-touch-the-database',
    comment: 'Each slice has its queries in its repositories; services do not depend on columns.',
    from: { path: `${FEATURES}/`, pathNot: ['\\.(repository|tables)\\.ts$', '/index\\.ts$', TEST] },
    to: { path: `(${DATABASE_LIBRARIES}|\\.tables\\.ts$)`, ...BUT_TYPES },
  },
  {
    name: 'policies-and-presenters-are-pure',
    comment: 'Policies and presenters are pure functions of their arguments, so that tests need no setup.',
    from: { path: `${FEATURES}/.+\\.(policy|present)\\.ts$` },
    to: { path: `(${PLATFORM}|\\.(repository|service)\\.ts$)`, ...BUT_TYPES },
  },
  {
    name: 'routes-and-sockets-call-services',
    comment: 'Routes and sockets contain no logic: both call the same service, so the same rules apply.',
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
    name: 'web-shared-imports-nothing-above',
    comment: 'app → areas → features → shared.',
    from: { path: `${WEB}/shared/` },
    to: { path: `${WEB}/(app|areas|features)/` },
  },
  {
    name: 'web-features-do-not-import-each-other',
    comment: 'Areas combine features; a feature does not import another.',
    from: { path: `${WEB}/features/([^/]+)/` },
    to: { path: `${WEB}/features/`, pathNot: `${WEB}/features/$1/` },
  },
  {
    name: 'state-knows-neither-areas-nor-features',
    comment: 'State must not depend on the components that show it.',
    from: { path: `${WEB}/state/` },
    to: { path: `${WEB}/(app|areas|features)/` },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'No import cycles, type imports included.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'A file without imports that no file imports is dead code.',
    from: {
      orphan: true,
      pathNot: [TEST, '\\.d\\.ts$', '/web/src/before-start\\.js$', '(^|/)[\\w.-]+\\.config\\.ts$'],
    },
    to: {},
  },
  {
    name: 'not-to-dev-dep',
    comment: 'Production code must not import development dependencies.',
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
    comment: 'The import cannot be resolved.',
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
    /** No rule asks who imports a module, so nobody searches all others for each. */
    skipAnalysisNotInRules: true,
    /** Our packages are resolved to their sources, as in tests. */
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
