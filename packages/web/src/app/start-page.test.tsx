import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { texts } from '../shared/i18n/i18n.ts';
import '../testing/render.tsx';
import { startServer } from '../testing/server.ts';
import { Application } from './application.tsx';
import { StartPage } from './start-page.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  render(
    <Application>
      <StartPage />
    </Application>,
  );
};

test('a visitor at / sees the landing page; Back to another page of the application opens that [AUT-01]', async () => {
  await startServer();
  open('/');
  const pitch = { level: 1, name: texts.t('landing:pitch') };
  expect(await screen.findByRole('heading', pitch)).toBeTruthy();
  window.history.replaceState(null, '', '/nowhere');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByRole('heading', { name: texts.t('shell:notFound.title') })).toBeTruthy();
  expect(screen.queryByRole('heading', pitch)).toBeNull();
});
