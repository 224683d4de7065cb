import { APP_STATUSES } from '@parrot/contract/apps';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { AppStatus } from './app-status.tsx';

const IN_DRAFT = ['In Draft', 'Complete your app setup.'] as const;
const READY = ['Ready', 'Your app is ready to answer questions'] as const;
const SHOWN: Record<string, readonly [label: string, help: string]> = {
  pending: ['In Progress', 'Your app is under process'],
  Created: ['Created', 'Add the first question.'],
  draft: IN_DRAFT,
  InDraft: IN_DRAFT,
  'In Draft': IN_DRAFT,
  error: ['Error', 'Please retry later or contact support.'],
  published: READY,
  Ready: READY,
};

test('every status has its label and its help, in each of its spellings; any other is shown as is [APP-03]', async () => {
  expect(Object.keys(SHOWN)).toEqual(expect.arrayContaining([...APP_STATUSES]));
  for (const [status, [label, help]] of Object.entries(SHOWN)) {
    const { unmount } = renderPage(<AppStatus status={status} />);
    // Screen readers get the help with the label, a pointer gets it as a tooltip.
    expect(screen.getByText(label).textContent).toBe(label + help);
    await userEvent.hover(screen.getByText(label));
    expect((await screen.findByRole('tooltip')).textContent).toBe(help);
    unmount();
  }
  renderPage(<AppStatus status="Migrating" />);
  expect(screen.getByText('Migrating').textContent).toBe('Migrating');
  await userEvent.hover(screen.getByText('Migrating'));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
