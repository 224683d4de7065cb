import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Clicks a button as soon as it is there: what a step before it opens may be drawn later. */
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
