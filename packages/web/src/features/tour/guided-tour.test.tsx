import { markToursSeen, TOURS, userDetails } from '@parrot/contract/accounts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../shared/query/query-client.ts';
import { profileQuery } from '../../shared/session/session-queries.ts';
import { tourTarget } from '../../shared/tour/tour-targets.ts';
import { rehydrateStores } from '../../state/stored-state.ts';
import { TOUR_OFF, useTourStore } from '../../state/tour-store.ts';
import { prepareHome, seen } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { renderPage } from '../../testing/render.tsx';
import { GuidedTour } from './guided-tour.tsx';
import { TakeTourButton } from './take-tour-button.tsx';
import { hasTourButton, tourAt } from './tours.ts';

test.each([
  ['/home/studio/apps', '', 'dashboard', true],
  ['/home/studio/users', '', 'users', true],
  ['/home/profile', '', 'shell', true],
  ['/home/studio/designer', '?app=app_1', 'designer', true],
  ['/home/studio/designer', '?app=app_1&step=personalization', 'appearance', true],
  ['/home/studio/designer', '?app=app_1&step=publish', null, false],
  ['/home/studio/designer', '?app=app_1&step=versions', null, false],
  ['/home/desk/chats', '', 'desk', false],
  ['/home/studio/analytics', '', null, false],
  ['/home/desk/analytics', '', null, false],
  ['/home/studio/predefineresponse', '', null, false],
])('at %s%s the tour is %s, and its button is there: %s [NAV-06]', (pathname, search, tour, hasButton) => {
  expect(tourAt({ pathname, search })).toBe(tour);
  expect(hasTourButton({ pathname, search })).toBe(hasButton);
});

/** A page with a tour; the list is not shown, as on a phone. */
async function openApps(seenTours: (typeof TOURS)[number][]) {
  const { server } = await prepareHome();
  server.answer(markToursSeen, { status: 'success' });
  const profile = await queryClient.fetchQuery(profileQuery);
  queryClient.setQueryData(profileQuery.queryKey, { ...profile, seenTours });
  const page = (
    <>
      <TakeTourButton />
      <button type="button" {...tourTarget('createApp')}>
        Create
      </button>
      <nav {...tourTarget('navigation')}>Places</nav>
      <GuidedTour />
    </>
  );
  const view = renderPage(page, '/home/studio/apps');
  return { server, view, page, user: userEvent.setup() };
}
/** The arrow keys work from the frame after a step is shown. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const OTHERS = TOURS.filter((tour) => tour !== 'dashboard');

describe('a tour', () => {
  // jsdom has no layout; a visible element has a box.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  });

  test('starts by its button, points at what is visible, in order, and returns the focus [NAV-06]', async () => {
    const { server, user } = await openApps([...TOURS]);
    await press(user, 'Take a Tour');
    expect(await screen.findByText('Start here')).toBeTruthy();
    expect(screen.getByText('1 of 2')).toBeTruthy();
    expect(useTourStore.getState()).toEqual({ tour: 'dashboard', step: 0 });
    await nextFrame();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Find your way')).toBeTruthy();
    expect(useTourStore.getState()).toEqual({ tour: 'dashboard', step: 3 });
    await nextFrame();
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByText('Start here')).toBeTruthy();
    await user.keyboard('{Escape}');
    await seen(() => expect(screen.queryByText('Start here')).toBeNull());
    expect(useTourStore.getState()).toEqual({ tour: null, step: 0 });
    expect(document.activeElement?.textContent).toBe('Take a Tour');
    expect(server.requestsTo(markToursSeen)).toEqual([]);
  });

  test('starts by itself once for users who have not seen it, and goes on at its step after a reload [NAV-08]', async () => {
    const { server, user, view, page } = await openApps(OTHERS);
    await screen.findByText('Start here');
    await press(user, 'Next');
    await screen.findByText('Find your way');
    view.unmount();
    await seen(() => expect(screen.queryByText('Find your way')).toBeNull());
    await rehydrateStores();
    renderPage(page, '/home/studio/apps');
    await screen.findByText('Find your way');
    expect(server.requestsTo(markToursSeen)).toEqual([]);
    await press(user, 'Done');
    await seen(() =>
      expect(server.requestsTo(markToursSeen).map(({ body }) => body?.tours)).toEqual([['dashboard']]),
    );
    expect(useTourStore.getState()).toEqual({ tour: null, step: 0 });
    expect(screen.queryByText('Start here')).toBeNull();
  });

  test('that is started while the page loads waits for what it points at', async () => {
    const { user } = await openApps([...TOURS]);
    const loading = document.body.appendChild(document.createElement('main'));
    loading.id = 'content';
    loading.innerHTML = '<div class="mantine-Skeleton-root"></div>';
    await press(user, 'Take a Tour');
    expect(useTourStore.getState().tour).toBeNull();
    loading.remove();
    expect(await screen.findByText('Start here')).toBeTruthy();
    await user.keyboard('{Escape}');
    await seen(() => expect(screen.queryByText('Start here')).toBeNull());
  });

  test('that is hidden while it moves to a step leaves the page usable', async () => {
    const { user, view } = await openApps(OTHERS);
    const root = document.body.appendChild(document.createElement('div'));
    root.id = 'root';
    await seen(() => expect(document.querySelector('.driver-overlay')).not.toBeNull());
    view.unmount();
    const shortcut = vi.fn();
    document.addEventListener('keydown', shortcut);
    await user.keyboard('j');
    expect(shortcut).toHaveBeenCalledOnce();
    expect(root.inert || root.hasAttribute('inert')).toBe(false);
    document.removeEventListener('keydown', shortcut);
    root.remove();
    useTourStore.setState(TOUR_OFF);
  });

  test('keeps the Tab key and every shortcut of the page [NAV-08]', async () => {
    const shortcut = vi.fn();
    document.addEventListener('keydown', shortcut);
    const { user } = await openApps(OTHERS);
    await screen.findByText('Start here');
    const buttons = ['Next', 'Dismiss', 'Next'];
    for (const name of buttons) {
      expect([document.activeElement?.textContent, document.activeElement?.ariaLabel]).toContain(name);
      await user.keyboard('{Tab}');
    }
    await user.keyboard('j');
    expect(shortcut).not.toHaveBeenCalled();
    document.removeEventListener('keydown', shortcut);
  });

  test('that the user has seen does not start by itself', async () => {
    const { server } = await openApps([...TOURS]);
    await seen(() => expect(server.requestsTo(userDetails)).toHaveLength(1));
    expect(useTourStore.getState().tour).toBeNull();
  });
});
