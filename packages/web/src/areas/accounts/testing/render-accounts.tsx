/** Opens the login application at an address below /accounts, as a browser would. */
import '../../../testing/jsdom-polyfills.ts';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { page } from '../../../shared/browser/page-location.ts';
import { AccountsApp } from '../accounts-app.tsx';

export const TOKEN = 'a-token-from-the-mail';

export function openAccounts(address: string) {
  const leaveTo = vi.spyOn(page, 'leaveTo').mockImplementation(() => {});
  window.history.replaceState(null, '', `/accounts${address}`);
  render(
    <StrictMode>
      <AccountsApp />
    </StrictMode>,
  );
  return { leaveTo, user: userEvent.setup({ delay: null }) };
}

const INPUT = { selector: 'input' };
/** A field by its label. The button that reveals a password has its own label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, INPUT);

/** Sets a field's value at once, as a password manager does. */
export async function fill(user: UserEvent, label: string, value: string) {
  await user.clear(await screen.findByLabelText(label, INPUT));
  await user.paste(value);
}

/** Fills the last field of a form and submits it by Enter. */
export async function fillAndSend(user: UserEvent, label: string, value: string) {
  await fill(user, label, value);
  await user.keyboard('{Enter}');
}
