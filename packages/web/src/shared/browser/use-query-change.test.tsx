import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { useQueryChange } from './use-query-change.ts';

function Filters() {
  const changeQuery = useQueryChange();
  const both = () => {
    changeQuery((query) => query.set('type', 'GenAI'), { replace: true });
    changeQuery((query) => query.delete('status'), { replace: true });
  };
  return (
    <>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => changeQuery((query) => query.set('type', 'GenAI'))}>
        The same
      </button>
    </>
  );
}

test('a change builds on the one before, though that one is not rendered yet', async () => {
  const { router } = renderPage(<Filters />, '/list?status=Ready&find=tea');
  await userEvent.click(screen.getByRole('button', { name: 'Both' }));
  expect(router.state.location.search).toBe('?find=tea&type=GenAI');
});

test('without a change there is no navigation', async () => {
  const { router } = renderPage(<Filters />, '/list?type=GenAI');
  const { key } = router.state.location;
  await userEvent.click(screen.getByRole('button', { name: 'The same' }));
  expect(router.state.location.key).toBe(key);
  await act(() => router.navigate('/other?type=Q%26A'));
  await userEvent.click(screen.getByRole('button', { name: 'The same' }));
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '?type=GenAI' });
});
