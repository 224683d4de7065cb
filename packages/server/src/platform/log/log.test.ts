import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('secrets are kept out of the log, wherever they stand', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  log.info(
    { token: 'tell-nobody', body: { password: 'tell-nobody', emailId: 'ann@example.com' } },
    'signing in',
  );
  log.error({ request: { headers: { authorization: 'tell-nobody', cookie: 'tell-nobody' } } }, 'failed');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('tell-nobody');
  expect(lines.join('')).toContain('ann@example.com');
});
