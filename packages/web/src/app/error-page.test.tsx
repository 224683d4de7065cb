import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from '../shared/browser/page-location.ts';
import '../testing/render.tsx';
import { Application } from './application.tsx';
import { routes } from './routes.tsx';
import { StartPage } from './start-page.tsx';

const WORDS = 'We are sorry for the inconvenience caused, Please try later';

function Broken(): never {
  throw new Error('a screen failed to render');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a screen that fails shows an apology, and its button reloads the site [RTE-12]', async () => {
  const leaveTo = vi.spyOn(page, 'leaveTo').mockImplementation(() => {});
  const [top] = routes;
  const broken = [{ ...top, children: [{ path: '/broken', element: <Broken /> }] }];
  const router = createMemoryRouter(broken as typeof routes, { initialEntries: ['/broken'] });
  render(
    <Application>
      <RouterProvider router={router} />
    </Application>,
  );
  expect(await screen.findByText(WORDS)).toBeTruthy();
  expect(screen.queryByText('a screen failed to render')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Return to home' }));
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith(window.location.origin);
});

test('unreadable settings lead to the same page [RTE-12]', async () => {
  const meta = document.createElement('meta');
  meta.name = 'parrot-settings';
  meta.content = '{"environment":7}';
  document.head.append(meta);
  render(
    <Application>
      <StartPage />
    </Application>,
  );
  expect(await screen.findByText(WORDS)).toBeTruthy();
});
