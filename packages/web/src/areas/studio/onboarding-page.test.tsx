import { createApp, updateOnboardingStatus } from '@parrot/contract/apps';
import { addFaq, updateFaq } from '@parrot/contract/knowledge';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useUserStore } from '../../state/user-store.ts';
import { signIn } from '../../testing/people.ts';
import OnboardingPage from './onboarding-page.tsx';
import { aFaq, anApp, button, field, fill, openPage, problemAt } from './studio.fixture.tsx';

const done = { status: 'success' } as const;
const app = anApp({ appName: 'Helper', status: 'Created' });
const faq = aFaq();

async function openOnboarding() {
  const opened = await openPage(<OnboardingPage />, {
    at: '/home/studio/onboarding',
    prepare: (server) => {
      server.answer(createApp, { ...done, app });
      server.answer(addFaq, { ...done, faq });
      server.answer(updateFaq, { ...done, faq });
      server.answer(updateOnboardingStatus, done);
    },
  });
  signIn({ isFirstTimeUser: true });
  await screen.findByRole('heading', { name: 'Welcome, Maya' });
  return opened;
}
async function fillIn(user: UserEvent) {
  await fill(user, 'What is your bot called?', ' Helper ');
  await fill(user, 'Question', 'When are you open?');
  await fill(user, 'Answer', 'From nine to five.');
}

test('a name, a question and an answer make a bot, and the first time is over [APP-06]', async () => {
  const { server, user, router } = await openOnboarding();
  await fillIn(user);
  await user.click(button('Make my bot'));
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${app.appId}`));
  expect(server.asked(createApp)[0]?.body).toMatchObject({ appName: 'Helper', appType: 'Q&A' });
  expect(server.asked(addFaq)[0]?.body).toMatchObject({
    appId: app.appId,
    question: ['When are you open?'],
    answer: 'From nine to five.',
  });
  expect(server.asked(updateOnboardingStatus)[0]?.body).toMatchObject({ onboardingStatus: 'finished' });
  expect(useUserStore.getState().details?.isFirstTimeUser).toBe(false);
});

test('what is missing is told at its field', async () => {
  const { server, user } = await openOnboarding();
  await user.click(button('Make my bot'));
  expect(problemAt('What is your bot called?')).toBe('Please use 3-15 alphanumeric characters only.');
  expect(problemAt('Question')).toBe('Required');
  expect(problemAt('Answer')).toBe('Required');
  expect(document.activeElement).toBe(field('What is your bot called?'));
  expect(server.requests).toEqual([]);
});

test('a name that is taken is told at the name', async () => {
  const { server, user } = await openOnboarding();
  server.refuse(createApp, 'app_name_taken');
  await fillIn(user);
  await user.click(button('Make my bot'));
  await waitFor(() =>
    expect(problemAt('What is your bot called?')).toBe('An app with this name already exists.'),
  );
  expect(server.asked(addFaq)).toEqual([]);
});

test('a try after a failure goes on where that one stopped', async () => {
  const { server, user, router } = await openOnboarding();
  server.refuse(addFaq, 'unavailable');
  await fillIn(user);
  await user.click(button('Make my bot'));
  expect((await screen.findByRole('alert')).textContent).toContain('unable to process your request');
  expect(field('What is your bot called?').readOnly).toBe(true);

  server.answer(addFaq, { ...done, faq });
  server.refuse(updateOnboardingStatus, 'unavailable');
  await user.click(button('Make my bot'));
  await waitFor(() => expect(server.asked(updateOnboardingStatus)).toHaveLength(1));
  await screen.findByRole('alert');

  server.answer(updateOnboardingStatus, done);
  await fill(user, 'Answer', ' Not on Sundays.');
  await user.click(button('Make my bot'));
  await waitFor(() => expect(router.state.location.search).toBe(`?app=${app.appId}`));
  expect(server.asked(createApp)).toHaveLength(1);
  expect(server.asked(addFaq)).toHaveLength(2);
  expect(server.asked(updateFaq)[0]?.body).toMatchObject({
    faqId: faq.faqId,
    answer: 'From nine to five. Not on Sundays.',
  });
});

test('it can be skipped for good [APP-06]', async () => {
  const { server, user, router } = await openOnboarding();
  await user.click(button('Skip for now'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home/studio/apps'));
  expect(server.requests.map(({ body }) => body)).toMatchObject([{ onboardingStatus: 'skipped' }]);
  expect(useUserStore.getState().details?.isFirstTimeUser).toBe(false);
});
