import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { toast } from './toast.ts';

const bar = (text: string) => screen.getByText(text).closest<HTMLElement>('.mantine-Notification-root');
const colorOf = (text: string) => bar(text)?.style.getPropertyValue('--notification-color');

test('success is green, anything else red, at the top right [NAV-10]', () => {
  renderPage(null);
  act(() => void toast.success('Saved'));
  act(() => void toast.failure('Not saved', { title: 'Oops' }));
  expect(colorOf('Saved')).toContain('green');
  expect(colorOf('Not saved')).toContain('red');
  expect(screen.getByText('Oops')).toBeTruthy();
  expect(bar('Saved')?.closest('[data-position]')?.getAttribute('data-position')).toBe('top-right');
});

test('a toast closes after four seconds [NAV-10]', () => {
  vi.useFakeTimers();
  renderPage(null);
  act(() => void toast.success('Going soon'));
  act(() => void vi.advanceTimersByTime(3_900));
  expect(screen.queryByText('Going soon')).not.toBeNull();
  for (let step = 0; step < 6; step += 1) act(() => void vi.advanceTimersByTime(100));
  expect(screen.queryByText('Going soon')).toBeNull();
});
