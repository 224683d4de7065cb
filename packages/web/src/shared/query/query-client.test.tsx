import { checkDuplicateApp } from '@parrot/contract/apps';
import { useMutation, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { startServer } from '../../testing/server.ts';
import { signIn } from '../../testing/users.ts';
import { call } from '../http/call.ts';
import { LoadFailure } from '../ui/load-failure.tsx';

const ask = () => call(checkDuplicateApp, { body: { appName: 'StoreAssist' } });

function Asking({ quiet = false }) {
  const { mutate } = useMutation({ mutationFn: ask, meta: { quiet } });
  return (
    <button type="button" onClick={() => mutate()}>
      Ask
    </button>
  );
}

function Loading() {
  const { error, refetch, data } = useQuery({
    queryKey: ['loading'],
    queryFn: ask,
    retry: false,
    meta: { quiet: true },
  });
  return data ? <p>Here it is</p> : error && <LoadFailure error={error} onRetry={() => void refetch()} />;
}

test('a failed call shows the message of the server, or the default, as a red toast [ERR-01]', async () => {
  signIn();
  const server = await startServer();
  renderPage(<Asking />);
  server.refuse(checkDuplicateApp, 'conflict', { message: 'Somebody was faster.' });
  await userEvent.click(screen.getByText('Ask'));
  expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
  expect(screen.getByRole('alert')).toBeTruthy();

  server.respond(checkDuplicateApp, () => ({ status: 500, content: '' }));
  await userEvent.click(screen.getByText('Ask'));
  expect(await screen.findByText('Something went wrong, Please try later')).toBeTruthy();
});

test('an action while the server is unavailable says so in a red toast [ERR-02]', async () => {
  signIn();
  const server = await startServer();
  renderPage(<Asking />);
  server.refuse(checkDuplicateApp, 'unavailable');
  await userEvent.click(screen.getByText('Ask'));
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain(
    'Sorry we are unable to process your request at this time. Please try again later',
  );
});

test('a part that failed to load shows the error in its place, and can be retried [ERR-02]', async () => {
  signIn();
  const server = await startServer();
  server.refuse(checkDuplicateApp, 'unavailable');
  renderPage(<Loading />);
  expect(await screen.findByText('Oops! Something went wrong')).toBeTruthy();
  const text = 'Sorry we are unable to process your request at this time. Please try again later';
  expect(screen.getAllByText(text)).toHaveLength(1);

  server.answer(checkDuplicateApp, { status: 'success', duplicate: false });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeTruthy();
});
