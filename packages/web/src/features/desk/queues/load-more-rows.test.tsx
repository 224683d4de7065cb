import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { unreachable } from '../../../shared/http/api-error.ts';
import { queryClient } from '../../../shared/query/query-client.ts';
import { ThemeProvider } from '../../../shared/theme/theme-provider.tsx';
import { LoadMoreRows } from './load-more-rows.tsx';

const Around = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </ThemeProvider>
);

test('near its end a list loads more by itself, once per length; a failed load is left to the button', async () => {
  const onMore = vi.fn(async () => {});
  const rows = (isNear: boolean, count: number) => (
    <LoadMoreRows isNear={isNear} count={count} onMore={onMore} />
  );
  const { rerender } = render(rows(false, 50), { wrapper: Around });
  expect(onMore).not.toHaveBeenCalled();
  rerender(rows(true, 50));
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
  onMore.mockRejectedValueOnce(unreachable(new Error('disconnected')));
  rerender(rows(true, 100));
  await waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
  rerender(rows(true, 100));
  expect(onMore).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledTimes(3);
});
