import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import { seen } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { renderPage } from '../../testing/render.tsx';
import { hasTour } from './has-tour.ts';
import { TakeTourButton } from './take-tour-button.tsx';

test.each([
  ['/home/studio/apps', 0, true],
  ['/home/studio/users', 0, true],
  ['/home/profile', 0, true],
  ['/home/studio/designer', 0, true],
  ['/home/studio/designer', 2, false],
  ['/home/studio/apps', 2, true],
  ['/home/desk/chats', 0, false],
  ['/home/studio/analytics', 0, false],
  ['/home/desk/analytics', 0, false],
  ['/home/studio/predefineresponse', 0, false],
])('at %s, designer step %i, a tour is offered: %s [NAV-06]', (pathname, step, offered) => {
  expect(hasTour(pathname, step)).toBe(offered);
});

test('a tour points at visible elements, in order, and ends [NAV-06]', async () => {
  // jsdom has no layout; a visible element has a box.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const user = userEvent.setup();
  await renderPage(
    <>
      <TakeTourButton />
      <button type="button" {...tourTarget('createApp')}>
        Create
      </button>
      <nav {...tourTarget('navigation')}>Places</nav>
    </>,
  );
  await press(user, 'Take a Tour');
  expect(await screen.findByText('Start here')).toBeTruthy();
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await press(user, 'Next');
  expect(await screen.findByText('Find your way')).toBeTruthy();
  await press(user, 'Done');
  await seen(() => expect(screen.queryByText('Find your way')).toBeNull());
});
