import { TextInput } from '@mantine/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { DialogForm } from './dialog-form.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useForm } from './use-form.ts';

const ROOM = 'Room';

function RoomDialog({ send }: { send: () => Promise<unknown> }) {
  const [opened, setOpened] = useState(true);
  const navigate = useNavigate();
  const form = useForm({
    initial: { name: '' },
    send,
    onSuccess: () => navigate('/?done'),
  });
  const close = () => setOpened(false);
  return (
    <FormDialog opened={opened} onClose={close} title={ROOM}>
      <DialogForm form={form} submit="Save" onCancel={close}>
        <TextInput {...form.textField('name')} label="Name" />
      </DialogForm>
    </FormDialog>
  );
}

async function openRoom(send = async (): Promise<unknown> => undefined) {
  const { router } = renderPage(<RoomDialog send={send} />);
  const user = userEvent.setup();
  await screen.findByRole('dialog', { name: ROOM });
  const isOpen = () => screen.queryByRole('dialog', { name: ROOM }) !== null;
  const clickOutside = () => user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  return { user, router, isOpen, clickOutside };
}

test('a click outside, Escape or the X ask before they discard what was typed', async () => {
  const { user, isOpen, clickOutside } = await openRoom();
  await user.type(screen.getByLabelText('Name'), 'Attic');
  const ways = [
    clickOutside,
    () => user.keyboard('{Escape}'),
    () => user.click(screen.getByRole('button', { name: 'Close' })),
  ];
  for (const close of ways) {
    await close();
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Attic');
  }
  await clickOutside();
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('nothing is asked where nothing was typed', async () => {
  const first = await openRoom();
  await first.clickOutside();
  await waitFor(() => expect(first.isOpen()).toBe(false));
});

test('Cancel means it', async () => {
  const { user, isOpen } = await openRoom();
  await user.type(screen.getByLabelText('Name'), 'Attic');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});

test('what was sent is not asked about: the dialog may open another page', async () => {
  const send = vi.fn(async () => undefined);
  const { user, router } = await openRoom(send);
  await user.type(screen.getByLabelText('Name'), 'Attic');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.search).toBe('?done'));
  expect(send).toHaveBeenCalledOnce();
  expect(screen.queryByText('Leave without saving?')).toBeNull();
});
