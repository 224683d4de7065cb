import { logOut as logOutCall, refreshToken, switchTenant as switchTenantCall, updateActivity, userDetails } from '@parrot/contract/accounts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useFlowStore } from '../../state/flow-store.ts';
import { useUserStore } from '../../state/user-store.ts';
import { openHome } from '../../testing/home.ts';
import { MAYA } from '../../testing/people.ts';

const MINUTE = 60_000;
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
const tellStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const openMenu = async () => {
  const [avatar] = await screen.findAllByRole('button', { name: /Account menu/ });
  await userEvent.click(avatar as HTMLElement);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('somebody who stops working', () => {
  test('is logged out after the time of the settings, on the server and here [SES-09] [SES-15]', async () => {
    const { server, leaveTo } = await openHome('/home/profile');
    server.answer(logOutCall, { status: 'success' });
    // The tracking began on real timers; only what it begins anew runs on held ones.
    useFlowStore.setState({ triggerLogout: true });
    await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/auth?reason=expired'));
    expect(server.asked(logOutCall)).toHaveLength(1);
    expect(useUserStore.getState().details).toBeNull();
  });
});
