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
  expect(flow?.textContent).toContain(
    '1 problem of the flow would break the bot. 3 things about the flow are worth a look.',
  );
  expect(tests?.textContent).toContain('In 1 recorded test the bot now answers otherwise.');
  expect(tests?.textContent).toContain('2 recorded tests did not come to an end in time.');
  expect(
    within(tests as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/tests');
  within(tests as HTMLElement).getByLabelText('Worth a look');
  expect(within(identity as HTMLElement).queryByRole('link')).toBeNull();
});
