import { closeConversation, takeConversation } from '@parrot/contract/desk';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { delayedReply } from '../../features/desk/testing/desk-server.fixture.ts';
import { seen } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { MAYA } from '../../testing/users.ts';
import {
  elena,
  lukas,
  openDesk,
  openWith,
  oskar,
  prepareDeskPage,
  reply,
  row,
  server,
  tab,
} from './desk-page.fixture.tsx';

prepareDeskPage();
const _dialog = () => within(screen.getByRole('dialog'));

describe('by keyboard', () => {
  const isFocused = async (aim: HTMLElement) => seen(() => expect(document.activeElement).toBe(aim));

  test('J and K move through the list and keep the focus there', async () => {
    const { user } = await openDesk('?queue=assigned');
    await row(elena);
    await user.keyboard('j');
    await screen.findByRole('region', { name: 'Conversation with Elena García' });
    await isFocused(await row(elena));
    await user.keyboard('jjk');
    await screen.findByRole('region', { name: 'Conversation with Elena García' });
    await isFocused(await row(elena));
    expect((await reply()).value).toBe('');
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('region', { name: 'Conversation with Oskar Nilsson' });
    expect((await reply()).value).toBe('');
    await isFocused(await row(oskar));
  });

  test('keys pressed before the page is rendered act on the conversation they moved to', async () => {
    await openDesk('?queue=assigned');
    await row(elena);
    const pressAtOnce = (keys: string) =>
      act(() => {
        for (const key of keys) fireEvent.keyDown(document.body, { key });
      });
    pressAtOnce('jjk');
    await screen.findByRole('region', { name: 'Conversation with Elena García' });
    pressAtOnce('je');
    await seen(() =>
      expect(server.emitsOf(closeConversation)).toMatchObject([{ userSessionId: oskar.userSessionId }]),
    );
  });

  test('of keys pressed at once, those after one that opens something are not for the desk', async () => {
    await openWith(elena);
    act(() => {
      for (const key of '?e') fireEvent.keyDown(document.body, { key });
    });
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(server.emitsOf(closeConversation)).toEqual([]);
  });

  test('T takes and stays in the list; R then writes the reply, N a note, E closes, ? lists the shortcuts [DSK-09]', async () => {
    const { user } = await openDesk('?queue=unassigned');
    await row(lukas);
    await user.keyboard('j');
    await screen.findByRole('region', { name: 'Conversation with Lukas Brandt' });
    await user.keyboard('r');
    await screen.findByText('Take this conversation first to reply.');
    await user.keyboard('t');
    await screen.findByText('You’re handling this chat.');
    expect(server.emitsOf(takeConversation)).toMatchObject([{ userSessionId: lukas.userSessionId }]);
    await isFocused(await row(lukas));
    await user.keyboard('tnt');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your note')).value).toBe('t');
    await user.keyboard('{Backspace}{Escape}r');
    await isFocused(await reply());
    await user.keyboard('Hello{Escape}?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    keys.getByText('Take conversation');
    await user.keyboard('{Escape}');
    await seen(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await reply()).value).toBe('Hello');
    await user.keyboard('e');
    await seen(() =>
      expect(server.emitsOf(closeConversation)).toMatchObject([{ userSessionId: lukas.userSessionId }]),
    );
  });

  test('R right after T goes to the reply once the conversation is theirs, and the typed text stays there', async () => {
    const answered = delayedReply();
    server.answers.set(takeConversation.name, async () => {
      await answered.promise;
      const mine = { status: 'ASSIGNED', agentId: MAYA.userId, agentName: MAYA.name } as const;
      return { ok: true, session: server.put({ ...lukas, ...mine }) };
    });
    const { user } = await openDesk('?queue=unassigned');
    await row(lukas);
    await user.keyboard('j');
    await screen.findByRole('region', { name: 'Conversation with Lukas Brandt' });
    await user.keyboard('t');
    await seen(() => expect(server.emitsOf(takeConversation)).toHaveLength(1));
    await user.keyboard('r');
    answered.release();
    const field = await reply();
    await isFocused(field);
    await row(lukas);
    await seen(() => expect(tab(/Assigned/).ariaSelected).toBe('true'));
    await user.keyboard('The parcel');
    expect(field.value).toBe('The parcel');
    expect(server.emitsOf(closeConversation)).toEqual([]);
  });

  test('the shortcuts are discoverable: a button lists them, and buttons name theirs', async () => {
    const { user } = await openWith(elena);
    await press(user, 'Keyboard shortcuts');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await seen(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.hover(screen.getByRole('button', { name: 'Close' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe('Close conversationE');
  });

  test('releasing a conversation leaves the focus in the list, and at its tab when it was the last', async () => {
    const { user } = await openDesk('?queue=assigned');
    await row(elena);
    await user.keyboard('j');
    await reply();
    await user.keyboard('e');
    const next = await row(oskar);
    await seen(() => expect(document.activeElement).toBe(next));
    await user.keyboard('{Enter}');
    await screen.findByRole('region', { name: 'Conversation with Oskar Nilsson' });
    await reply();
    await user.keyboard('e');
    await seen(() => expect(document.activeElement).toBe(tab(/Assigned/)));
  });
});
