import type { Source } from '@parrot/contract/knowledge';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { SourceState } from './source-state.tsx';

const SHOWN: Record<Source['state'], [label: string, help: RegExp]> = {
  ready: ['Ready', /visitors get answers from it/],
  'in progress': ['In progress', /Reading/],
  error: ['Error', /Couldn’t be read/],
  draft: ['Draft', /^2 steps away/],
  staged: ['Staged', /^1 step away/],
};

test('every processing state has its label, and its help says how many steps it is from visitors [APP-09]', async () => {
  const user = userEvent.setup();
  renderPage(
    <>
      {(Object.keys(SHOWN) as Source['state'][]).map((state) => (
        <SourceState key={state} state={state} />
      ))}
    </>,
  );
  for (const [label, help] of Object.values(SHOWN)) {
    await user.hover(screen.getByText(label));
    expect((await screen.findByRole('tooltip')).textContent).toMatch(help);
    await user.unhover(screen.getByText(label));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  }
});
