import { fetchOnboardingState, type OnboardingState, saveOnboardingState } from '@parrot/contract/apps';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '../../../shared/query/query-client.ts';
import { press } from '../../../testing/press.ts';
import { field, fill, openPage } from '../studio.fixture.tsx';
import { isStep, NAME, openOnboarding, success } from './onboarding.fixture.tsx';
import OnboardingPage from './onboarding-page.tsx';

test('input is stored, and a reload continues there [APP-06]', async () => {
  const first = await openOnboarding();
  await first.user.click(await screen.findByRole('radio', { name: /Something else/ }));
  await fill(first.user, 'Describe it', 'Our museum');
  await fill(first.user, NAME, 'Muse');
  await waitFor(() => expect(first.stored.state).toMatchObject({ purpose: 'Our museum', appName: 'Muse' }));
  first.unmount();
  queryClient.clear();
  const faqs = [{ question: 'Is there a café?', answer: 'Yes, on', isExample: false }];
  await openOnboarding({ ...first.stored.state, step: 'knowledge', appId: first.appId, faqs });
  await screen.findByDisplayValue('Is there a café?');
  await isStep('Knowledge');
});

test('a failed save is reported, and retried with the next change', async () => {
  const { server, user, stored } = await openOnboarding();
  await screen.findByRole('radio', { name: /Online shop/ });
  server.refuse(saveOnboardingState, 'unavailable');
  await user.click(screen.getByRole('radio', { name: /Online shop/ }));
  await screen.findByText(/Couldn’t save/);
  server.answer(saveOnboardingState, ({ body }) => {
    stored.state = body?.state as OnboardingState;
    return success;
  });
  await fill(user, NAME, 'Helper');
  await screen.findByText('Saved automatically');
  expect(stored.state).toMatchObject({ purpose: 'shop', appName: 'Helper' });
});

test('the last change is sent when the page closes, even while an earlier one is being saved', async () => {
  const { server, user } = await openOnboarding();
  await screen.findByText('Saved automatically');
  server.delay(saveOnboardingState, new Promise(() => {}));
  await user.click(await screen.findByRole('radio', { name: /Something else/ }));
  screen.getByText('Saving…');
  await waitFor(() => expect(server.requestsTo(saveOnboardingState)).toHaveLength(1));
  const fetched = vi.spyOn(globalThis, 'fetch');
  fireEvent.change(field(NAME), { target: { value: 'Muse' } });
  window.dispatchEvent(new Event('pagehide'));
  expect(fetched.mock.calls.map(([, request]) => request)).toContainEqual(
    expect.objectContaining({ keepalive: true, body: expect.stringContaining('"appName":"Muse"') }),
  );
});

test('a state that fails to load is reported and can be retried', async () => {
  const { server, user } = await openPage(<OnboardingPage />, {
    prepare: (prepared) => prepared.refuse(fetchOnboardingState, 'too_many'),
  });
  await screen.findByRole('alert');
  server.answer(fetchOnboardingState, { ...success, state: null });
  await press(user, 'Try again');
  await screen.findByRole('radio', { name: /Online shop/ });
});
