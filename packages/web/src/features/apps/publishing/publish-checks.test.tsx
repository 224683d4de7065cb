import type { PublishCheck } from '@parrot/contract/apps';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { type FixLinks, PublishChecks } from './publish-checks.tsx';

const checks: PublishCheck[] = [
  { check: 'sources', state: 'stop', values: { ready: '1', reading: '2', failed: '1' } },
  { check: 'flow', state: 'stop', values: { stops: '1', warnings: '3' } },
  { check: 'tests', state: 'advice', values: { passed: '4', failed: '1', unfinished: '2' } },
  { check: 'identity', state: 'fine', values: {} },
];

test('documents, flow, tests and identity are checked before publishing, each with a link to fix it', () => {
  const query = { data: checks, error: null, isPending: false, refetch: () => {} };
  const fixLinks = { sources: '/sources', flow: '/flow', tests: '/tests', identity: '/identity' };
  renderPage(<PublishChecks query={query} fixLinks={fixLinks as FixLinks} />);
  const [sources, flow, tests, identity] = screen.getAllByRole('listitem') as [HTMLElement, ...HTMLElement[]];
  expect(sources.textContent).toContain('2 sources are still being read.');
  expect(flow?.textContent).toContain('1 problem in the flow would break the bot. The flow has 3 warnings.');
  expect(tests?.textContent).toContain('The bot answers differently in 1 recorded test.');
  expect(tests?.textContent).toContain('2 recorded tests timed out.');
  expect(
    within(tests as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/tests');
  within(tests as HTMLElement).getByLabelText('Warning');
  expect(within(identity as HTMLElement).queryByRole('link')).toBeNull();
});
