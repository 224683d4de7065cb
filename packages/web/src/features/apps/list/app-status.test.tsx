import { APP_STATUSES } from '@parrot/contract/apps';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../../testing/render.tsx';
import { AppStatus } from './app-status.tsx';

const SHOWN = {
  pending: ['In Progress', 'Your app is under process'],
  Created: ['Created', 'Add the first question.'],
  draft: ['In Draft', 'Complete your app setup.'],
  error: ['Error', 'Please retry later or contact support.'],
  published: ['Ready', 'Your app is ready to answer questions'],
} as const;

test.each(APP_STATUSES)(
  'the state %s has its label, and its help to point at and to hear [APP-03]',
  async (status) => {
    const [label, help] = SHOWN[status];
    renderPage(<AppStatus status={status} />);
    expect(screen.getByText(label).textContent).toBe(label + help);
    await userEvent.hover(screen.getByText(label));
    expect((await screen.findByRole('tooltip')).textContent).toBe(help);
  },
);
