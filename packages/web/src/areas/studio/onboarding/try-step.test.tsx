import { publishApp } from '@parrot/contract/apps';
import { newId } from '@parrot/contract/core';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/press.ts';
import { openOnboarding } from './onboarding.fixture.tsx';

const FAQS = ['Do you repair shoes?'];
const atLastStep = () => ({ step: 'try' as const, appId: newId('app'), appName: 'Helper' });

test('a live bot with unpublished changes suggests no questions until they are published', async () => {
  const { user } = await openOnboarding(atLastStep(), {
    faqs: FAQS,
    status: 'published',
    publishedAt: '2026-03-01T10:00:00.000Z',
    hasUnpublishedChanges: true,
  });
  await screen.findByText(/without your latest changes/);
  await screen.findByRole('button', { name: 'Do you repair shoes?' });
  expect(screen.queryByText('For example, ask')).toBeNull();
  await press(user, 'Publish changes');
  await screen.findByText('For example, ask');
  screen.getByRole('button', { name: 'Finish' });
});

test('two clicks on Publish at once make one version', async () => {
  const { server } = await openOnboarding(atLastStep(), { faqs: FAQS });
  const publish = await screen.findByRole('button', { name: 'Publish' });
  act(() => {
    publish.click();
    publish.click();
  });
  await screen.findByRole('button', { name: 'Finish' });
  expect(server.requestsTo(publishApp)).toHaveLength(1);
});
