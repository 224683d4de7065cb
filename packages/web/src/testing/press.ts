import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Clicks a button as soon as it is rendered. */
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
