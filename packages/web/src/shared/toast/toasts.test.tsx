import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

test('the first toast brings its container, at the top right', async () => {
  render(
    <ThemeProvider>
      <Toasts />
    </ThemeProvider>,
  );
  act(() => void toast.success('Saved'));
  const shown = await screen.findByText('Saved');
  expect(shown.closest('[data-position]')?.getAttribute('data-position')).toBe('top-right');
});
