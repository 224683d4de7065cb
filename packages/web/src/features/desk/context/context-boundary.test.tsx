import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { ContextBoundary } from './context-boundary.tsx';

let isBroken: boolean;
function Context() {
  if (isBroken) throw new Error('an agent is listed twice');
  return <p>Visitor</p>;
}

test('a part that fails to render can be tried again, and takes nothing else along', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());
  isBroken = true;
  renderPage(
    <>
      <p>The conversation</p>
      <ContextBoundary>
        <Context />
      </ContextBoundary>
    </>,
  );
  expect(screen.getByText('The conversation')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).not.toContain('listed twice');
  expect(reported).toHaveBeenCalled();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Visitor')).toBeTruthy();
});
