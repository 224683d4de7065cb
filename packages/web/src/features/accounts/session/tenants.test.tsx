import { createTenant, switchTenant as switchTenantCall, userDetails } from '@parrot/contract/accounts';
import { ERRORS, newId } from '@parrot/contract/core';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useFlowStore } from '../../../state/flow-store.ts';
import { useUserStore } from '../../../state/user-store.ts';
import { openHome, seen } from '../../../testing/home.ts';
import { MAYA, NORDLYS } from '../../../testing/users.ts';

const done = { status: 'success' } as const;

/** Opens the account menu and chooses an item. */
async function choose(entry: string) {
  const [avatar] = screen.getAllByRole('button', { name: /Account menu/ });
  fireEvent.click(avatar as HTMLElement);
  fireEvent.click(await seen(() => screen.getByRole('menuitem', { name: entry })));
}

describe('the switch to another tenant', () => {
  test('is sent to the server, then the page restarts [SES-16] [NAV-04]', async () => {
    const { server, reload } = await openHome('/home/profile');
    useFlowStore.setState({ botAppName: 'Of the old tenant' });
    server.answer(switchTenantCall, { ...done, tenantId: NORDLYS, token: 'of the new tenant' });
    await choose('Nordlys AS');
    await seen(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(server.requestsTo(switchTenantCall)[0]?.body).toEqual({ tenantId: NORDLYS });
    expect(useUserStore.getState().details).toMatchObject({ tenantId: NORDLYS, token: 'of the new tenant' });
    expect(useFlowStore.getState().botAppName).toBe('');
  });

  test('in another tab restarts this one, whatever it has taken over [SES-16] [SES-10]', async () => {
    const { reload } = await openHome('/home/profile');
    // While refreshing its token, this tab took over the stored state of the other one before the switch was
    // announced.
    useUserStore.setState({ details: { ...MAYA, tenantId: NORDLYS } });
    const otherTab = new BroadcastChannel('parrot-tenant');
    otherTab.postMessage('switched');
    await seen(() => expect(reload).toHaveBeenCalledTimes(1));
    otherTab.close();
  });

  test('that fails shows an error and stays [SES-16]', async () => {
    const { server, reload } = await openHome('/home/profile');
    server.refuse(switchTenantCall, 'not_found');
    await choose('Nordlys AS');
    await seen(() => screen.getByText('We couldn’t find that.'));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    expect(useUserStore.getState().details?.tenantId).toBe(MAYA.tenantId);
  });
});

describe('another tenant', () => {
  const NEW = newId('ten');
  async function name(company: string) {
    await choose('Create another workspace…');
    const field = await seen(() => screen.getByLabelText('Workspace name'));
    fireEvent.change(field, { target: { value: company } });
    fireEvent.click(screen.getByRole('button', { name: 'Create workspace' }));
  }

  test('is created and opened [NAV-04] [SES-16]', async () => {
    const { server, reload } = await openHome('/home/profile');
    server.answer(createTenant, { ...done, tenantId: NEW });
    server.answer(switchTenantCall, { ...done, tenantId: NEW, token: 'of the new one' });
    await name('  Second House ');
    await seen(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(server.requestsTo(createTenant)[0]?.body).toMatchObject({ tenantName: 'Second House' });
    expect(useUserStore.getState().details).toMatchObject({ tenantId: NEW, token: 'of the new one' });
  });

  test('with an invalid name shows the error at the field, before and after it is sent [NAV-04]', async () => {
    const { server, reload } = await openHome('/home/profile');
    server.refuse(createTenant, 'limit_reached');
    await name('A');
    await seen(() => screen.getByText('Please use at least 2 characters.'));
    expect(server.requestsTo(createTenant)).toHaveLength(0);
    fireEvent.change(screen.getByLabelText('Workspace name'), { target: { value: 'Second House' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create workspace' }));
    await seen(() => screen.getByText(ERRORS.limit_reached.message));
    expect(reload).not.toHaveBeenCalled();
  });

  test("that can't be opened now is in the menu all the same [SES-16]", async () => {
    const { server, reload } = await openHome('/home/profile');
    server.answer(createTenant, { ...done, tenantId: NEW });
    server.refuse(switchTenantCall, 'internal');
    await name('Second House');
    await seen(() => screen.getByText('Couldn’t switch workspaces'));
    await seen(() => expect(server.requestsTo(userDetails)).toHaveLength(2));
    await seen(() => expect(screen.queryByLabelText('Workspace name')).toBeNull());
    expect(reload).not.toHaveBeenCalled();
  });
});
