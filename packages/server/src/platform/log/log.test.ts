import { countAttack } from '@parrot/testkit/attack-tests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { SUMMARY_MS } from './repeated-failures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function newLog() {
  const lines: string[] = [];
  return { log: createLog('info', { write: (line) => void lines.push(line) }), lines };
}

test('secrets are redacted, wherever they are', () => {
  countAttack('leaks');
  const { log, lines } = newLog();
  log.info(
    { token: 'tell-nobody', body: { password: 'tell-nobody', emailId: 'ann@example.com' } },
    'signing in',
  );
  log.error({ request: { headers: { authorization: 'tell-nobody', cookie: 'tell-nobody' } } }, 'failed');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('tell-nobody');
  expect(lines.join('')).toContain('ann@example.com');
});

test('an error is logged with its type, code and stack, and without user data', () => {
  const { log, lines } = newLog();
  const fromStore = Object.assign(new Error('invalid input syntax for type json: "my secret words"'), {
    code: '22P02',
    detail: 'Key (text)=(my secret words) is wrong.',
    parameters: ['my secret words'],
  });
  const query = new Error('Failed query: insert into messages values ($1)\nparams: my secret words', {
    cause: fromStore,
  });
  log.error({ err: query }, 'storing a message failed');
  log.error({ err: new Error('GET https://api.example/x?q=my secret words') }, 'calling an API failed');
  expect(lines.join('')).not.toContain('my secret');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'storing a message failed',
    err: {
      message: 'Failed query: insert into messages values ($1)',
      stack: expect.stringContaining('log.test.ts'),
      cause: { code: '22P02' },
    },
  });
});

test('a request is logged by its path, without the query', () => {
  countAttack('leaks');
  const { log, lines } = newLog();
  log.info({ req: { method: 'GET', url: '/api/v1/search?q=words&token=abc' } }, 'slow');
  expect(JSON.parse(lines[0] ?? '').req).toEqual({ method: 'GET', path: '/api/v1/search' });
});

test('a failure that repeats is logged once with its stack, then as a count until it stops', () => {
  const { log, lines } = newLog();
  const fail = (port: number) =>
    log.error(
      { err: Object.assign(new Error(`connect ECONNREFUSED ${port}`), { code: 'ECONNREFUSED' }) },
      'poll failed',
    );
  for (let port = 1; port <= 1_000; port += 1) fail(port);
  log.child({ reqId: 'one' }).error({ err: new Error('another cause') }, 'poll failed');
  expect(lines).toHaveLength(2);

  vi.advanceTimersByTime(SUMMARY_MS);
  expect(lines).toHaveLength(3);
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    msg: 'poll failed (repeated)',
    repeated: 999,
    seconds: 10,
  });

  vi.advanceTimersByTime(SUMMARY_MS);
  fail(1);
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[3] ?? '').err.stack).toContain('log.test.ts');
});
