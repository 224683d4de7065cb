import { expect, test } from 'vitest';

// Plain JavaScript, because it must run before anything is installed.
const { closingLine, sum, tallyPlaywright, tallyVitest } = await import(
  new URL('./tally.mjs', import.meta.url).href
);
const { plan } = await import(new URL('./plan.mjs', import.meta.url).href);

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

test('a file that does not even load counts as a failure', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [file('passed', 'passed'), file('failed', 'failed'), file('failed')],
  };
  expect(tallyVitest(report, 1)).toEqual({ passed: 1, failed: 2, skipped: 3 });
});

test('a runner that fails without a failing test counts as a failure', () => {
  const clean = { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 'passed')] };
  expect(tallyVitest(clean, 0).failed).toBe(0);
  expect(tallyVitest(clean, 1).failed).toBe(1);
  expect(tallyVitest(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(tallyPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a flaky browser test counts as a failure', () => {
  const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } };
  expect(tallyPlaywright(report, 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('the closing line adds up all counts and mentions skipped tests only if there are any', () => {
  const total = sum([
    { failed: 1 },
    { passed: 4, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0 },
  ]);
  expect(closingLine(total)).toBe('6 passed, 2 failed');
  expect(closingLine({ ...total, skipped: 3 })).toBe('6 passed, 2 failed, 3 skipped');
});

test.each([
  [[], { checks: true, unit: [], e2e: [] }],
  [['unit', '-t', 'desk'], { checks: false, unit: ['-t', 'desk'] }],
  [['e2e'], { checks: false, e2e: [] }],
  [['e2e', '--processes=2', 'calls'], { checks: false, e2e: ['calls'], processes: '2' }],
  [['packages/server'], { checks: false, unit: ['packages/server'] }],
  [['e2e/thread.spec.ts'], { checks: false, e2e: ['e2e/thread.spec.ts'] }],
])('npm test -- %j', (args, wanted) => {
  expect(plan(args)).toEqual(wanted);
});
