import { beforeEach, expect, test } from 'vitest';
import { browserHistory, createRouter, memoryHistory } from './create-router.ts';
import { matchRoutes } from './match-routes.ts';

beforeEach(() => window.history.replaceState(null, '', '/first?tab=one'));

const addressOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

test('a query is changed on the same path, and a replaced entry is not in the history', async () => {
  const router = createRouter([], memoryHistory(['/first?tab=one']));
  await router.navigate('?tab=two', { state: { from: 'test' } });
  expect(router.state.location).toMatchObject({
    pathname: '/first',
    search: '?tab=two',
    state: { from: 'test' },
  });
  await router.navigate('/second', { replace: true });
  await router.navigate(-1);
  expect(addressOf(router.state.location)).toBe('/first?tab=one');
});

test('a blocked Back in the browser stays on the page until it is allowed to proceed', async () => {
  const router = createRouter([], browserHistory());
  await router.navigate('/second');
  router.setBlocker(({ nextLocation }) => nextLocation.pathname === '/first');
  window.history.back();
  await expect.poll(() => router.blocked.state).toBe('blocked');
  expect(window.location.pathname).toBe('/second');
  expect(router.state.location.pathname).toBe('/second');
  if (router.blocked.state === 'blocked') router.blocked.proceed();
  await expect.poll(() => router.state.location.pathname).toBe('/first');
  expect(addressOf(window.location)).toBe('/first?tab=one');
  expect(router.blocked.state).toBe('unblocked');
});

test('a blocked navigation can be taken back', async () => {
  const router = createRouter([], memoryHistory(['/first']));
  router.setBlocker(() => true);
  await router.navigate('/second');
  expect(router.blocked).toMatchObject({ state: 'blocked', location: { pathname: '/second' } });
  if (router.blocked.state === 'blocked') router.blocked.reset();
  expect(router.blocked.state).toBe('unblocked');
  expect(router.state.location.pathname).toBe('/first');
});

test('a path is matched from the outermost route to its page, and everything else last', () => {
  const routes = [
    { path: '*', id: 'unknown' },
    { path: '/home/*', id: 'home' },
    {
      id: 'frame',
      children: [
        {
          path: 'desk',
          id: 'desk',
          children: [
            { index: true as const, id: 'start' },
            { path: 'chats', id: 'chats' },
          ],
        },
      ],
    },
  ];
  const found = (path: string) => matchRoutes(routes, path)?.map(({ route }) => route.id);
  expect(found('/desk/Chats/')).toEqual(['frame', 'desk', 'chats']);
  expect(found('/desk')).toEqual(['frame', 'desk', 'start']);
  expect(found('/home/desk/chats')).toEqual(['home']);
  expect(found('/desk/other')).toEqual(['unknown']);
});
