import { removeProfileImage, updateProfile, uploadProfileImage } from '@parrot/contract/accounts';
import { ERRORS, LIMITS } from '@parrot/contract/core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useFlowStore } from '../../state/flow-store.ts';
import { useUserStore } from '../../state/user-store.ts';
import { openHome } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';

const done = { status: 'success' } as const;

async function openTab(tab: string) {
  const home = await openHome(`/home/profile${tab && `?tab=${tab}`}`);
  const panel = await screen.findByRole('tabpanel');
  return { ...home, panel, user: userEvent.setup({ delay: null }) };
}

describe('the tabs [RTE-10]', () => {
  test('open with the account; the open tab is in the address and is stored', async () => {
    const { router, user } = await openTab('');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Notifications',
      'Availability',
      'Security',
      'Subscription',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Account');
    await user.click(screen.getByRole('tab', { name: 'Availability' }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=availability'));
    expect(useFlowStore.getState().profileActiveTab).toBe('availability');
    expect(await screen.findByText('Set yourself as away')).toBeTruthy();
  });

  test('an address without a tab opens the account', async () => {
    await openTab('nothing');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Account');
  });
});

describe('the account [USR-08]', () => {
  test("is changed, and the new name appears everywhere at once; the email address can't be changed", async () => {
    const { server, user } = await openTab('account');
    server.answer(updateProfile, done);
    const name = await screen.findByLabelText('Name');
    expect(screen.getByLabelText('Email')).toHaveProperty('readOnly', true);
    const save = screen.getByRole('button', { name: 'Save changes' });
    expect(save).toHaveProperty('disabled', true);
    await user.clear(name);
    await user.paste('  Maya Lind ');
    await user.click(screen.getByRole('combobox', { name: 'Time zone' }));
    await user.keyboard('new york');
    await user.click(await screen.findByRole('option', { name: /America\/New York/, hidden: true }));
    await user.click(save);
    await screen.findByText('Profile updated.');
    expect(server.requestsTo(updateProfile)[0]?.body).toMatchObject({
      userName: 'Maya Lind',
      language: 'en',
      timeZone: 'America/New_York',
    });
    await waitFor(() => expect(screen.getAllByText('Maya Lind').length).toBeGreaterThan(1));
    expect(useUserStore.getState().details?.name).toBe('Maya Lind');
  });

  test("is validated first, and shows the server's errors at the fields", async () => {
    const { server, user } = await openTab('account');
    server.refuse(updateProfile, 'bad_input', { fields: { userName: 'Not this name.' } });
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await press(user, 'Save changes');
    await screen.findByText('Required');
    expect(server.requestsTo(updateProfile)).toHaveLength(0);
    await user.click(name);
    await user.paste('Somebody');
    await press(user, 'Save changes');
    await screen.findByText('Not this name.');
    expect(useUserStore.getState().details?.name).toBe('Maya Lindqvist');
  });
});

describe('the photo [USR-08]', () => {
  const png = (name = 'me.png', type = 'image/png', bytes = 9) =>
    new File(['x'.repeat(bytes)], name, { type });
  /** jsdom can't draw. */
  let decode: () => Promise<void>;
  beforeEach(() => {
    decode = async () => {};
    HTMLImageElement.prototype.decode = () => decode();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    HTMLCanvasElement.prototype.toBlob = (answer) => answer(new Blob(['the square'], { type: 'image/png' }));
  });
  async function openPhoto() {
    const view = await openTab('account');
    await screen.findByText(/JPG or PNG, under 4 MB/);
    const choose = (file: File) => {
      const input = view.panel.querySelector('input[type=file]') as HTMLInputElement;
      return userEvent.setup({ applyAccept: false, delay: null }).upload(input, file);
    };
    return { ...view, choose };
  }

  test('is cropped to a square and uploaded; then it can be removed', async () => {
    const { server, user, choose, panel } = await openPhoto();
    server.answer(uploadProfileImage, { ...done, profileUrl: '/files/me.jpg' });
    server.answer(removeProfileImage, { ...done, profileUrl: '' });
    await choose(png());
    const dialog = await screen.findByRole('dialog', { name: 'Crop your photo' });
    await user.click(await within(dialog).findByRole('button', { name: 'Use this photo' }));
    await screen.findByText('Photo updated.');
    expect(server.requestsTo(uploadProfileImage)[0]?.form).toContain('the square');
    await waitFor(() => expect(panel.querySelector('img')?.getAttribute('src')).toBe('/files/me.jpg'));
    await press(user, 'Remove');
    await waitFor(() => expect(panel.querySelector('img')).toBeNull());
  });

  test.each([
    ['of another type', png('me.gif', 'image/gif'), 'Please choose a JPG or PNG file.'],
    ['that is too large', png('me.png', 'image/png', LIMITS.imageBytes), /too large/],
  ])('%s is refused before the upload', async (_what, file, text) => {
    const { server, choose } = await openPhoto();
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(server.requestsTo(uploadProfileImage)).toHaveLength(0);
  });

  test("with a false type is refused; the server's refusal is shown unchanged", async () => {
    const { server, user, choose } = await openPhoto();
    decode = async () => {
      throw new Error('Not a picture');
    };
    await choose(png());
    expect((await screen.findByRole('alert')).textContent).toMatch(/isn’t a picture/);
    decode = async () => {};
    server.refuse(uploadProfileImage, 'not_an_image');
    await choose(png());
    await press(user, 'Use this photo');
    expect(await screen.findByText(ERRORS.not_an_image.message)).toBeTruthy();
  });
});
