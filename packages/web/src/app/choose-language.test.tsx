import { updateProfile } from '@parrot/contract/accounts';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openAccounts } from '../areas/accounts/testing/render-accounts.tsx';
import { chooseLanguage, chosenLanguage } from '../shared/i18n/chosen-language.ts';
import { texts } from '../shared/i18n/i18n.ts';
import { translated } from '../shared/i18n/translated.ts';
import { useAppearanceStore } from '../state/appearance-store.ts';
import { openHome, prepareHome } from '../testing/home.ts';
import { renderAt } from '../testing/render.tsx';
import { startServer } from '../testing/server.ts';

const inLanguage = (language: LanguageCode) =>
  waitFor(() => expect([texts.language, document.documentElement.lang]).toEqual([language, language]));
afterEach(async () => {
  await texts.changeLanguage('en');
});

test('the landing page changes to each language at once, and the login page follows [NAV-12]', async () => {
  const user = userEvent.setup({ delay: null });
  renderAt('/');
  const choice = await screen.findByRole('combobox', { name: 'Language' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'English',
    'Español',
    'Deutsch',
    'Français',
    'Svenska',
  ]);
  for (const language of [...LANGUAGES].reverse()) {
    await user.selectOptions(choice, language);
    await inLanguage(language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.t('landing:pitch'));
  }
  await user.selectOptions(choice, 'de');
  await inLanguage('de');
  await startServer();
  openAccounts('/');
  expect(await screen.findByRole('button', { name: texts.t('accounts:signIn.submit') })).toBeTruthy();
});

test('a language chosen before signing in becomes the user’s own', async () => {
  chooseLanguage('sv');
  const { server } = await prepareHome();
  server.answer(updateProfile, { status: 'success' });
  renderAt('/home/profile');
  await waitFor(() =>
    expect(server.requestsTo(updateProfile).map(({ body }) => body)).toMatchObject([
      { userName: 'Maya Lindqvist', language: 'sv', timeZone: 'Europe/Oslo' },
    ]),
  );
  await inLanguage('sv');
  expect(chosenLanguage()).toBeNull();
});

test('the profile’s language is used on every device, and changes with it', async () => {
  useAppearanceStore.setState({ language: 'fr' });
  const user = userEvent.setup({ delay: null });
  const { server } = await openHome('/home/profile');
  await inLanguage('en');
  server.answer(updateProfile, { status: 'success' });
  await user.click(await screen.findByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'Deutsch', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await inLanguage('de');
  expect(await screen.findByRole('heading', { level: 1, name: texts.t('profile:title') })).toBeTruthy();
  expect(translated('Permission Denied')).not.toBe('Permission Denied');
  expect(useAppearanceStore.getState().language).toBe('de');
});
