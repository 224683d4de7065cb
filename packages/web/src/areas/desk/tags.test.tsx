/// <reference types="node" />
/** Tags in the rows, the filter and the ticket of a conversation. */
import { DONE, newId, type TagId } from '@parrot/contract/core';
import { unassignedUsers } from '@parrot/contract/desk';
import {
  changeSessionTags,
  conversationTagged,
  countTags,
  createTag,
  listTags,
  readSessionTags,
  type Tag,
  tagsChanged,
  updateTag,
} from '@parrot/contract/tags';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/press.ts';
import { rightsOf } from '../../testing/users.ts';
import { renderContext, startContext } from './context/context.fixture.tsx';
import { ConversationTicket } from './context/conversation-ticket.tsx';
import { hannah, lukas, openDesk, prepareDeskPage, row, server } from './desk-page.fixture.tsx';

prepareDeskPage();

const tag = (name: string, color: Tag['color'] = 'rose'): Tag => ({ tagId: newId('tag'), name, color });
const [refund, vip] = [tag('Refund'), tag('VIP', 'blue')];

test('rows show their tags, which change with a push', async () => {
  prepare();
  server.http.answer(readSessionTags, {
    ...DONE,
    items: [{ userSessionId: lukas.userSessionId, tagIds: [refund.tagId] }],
  });
  await openDesk();
  await within(await row(lukas)).findByRole('img', { name: 'Refund' });
  server.push(conversationTagged, { userSessionId: hannah.userSessionId, tagIds: [vip.tagId] });
  await within(await row(hannah)).findByRole('img', { name: 'VIP' });
  expect(server.http.requestsTo(readSessionTags)).toHaveLength(1);
});

test('the lists are filtered by a tag of the address', async () => {
  prepare();
  await openDesk(`?tags=${vip.tagId}`);
  await screen.findByRole('button', { name: 'Filter: VIP' });
  await waitFor(() =>
    expect(server.http.requestsTo(unassignedUsers).at(-1)?.body).toMatchObject({ tagIds: [vip.tagId] }),
  );
});

function prepare() {
  server.http.answer(listTags, { ...DONE, items: [refund, vip] });
}

const openTicket = async (role: 'agent' | 'supervisor', tags: Tag[]) => {
  const context = await startContext({}, rightsOf(role));
  const { http, session } = context;
  let stored: TagId[] = [refund.tagId];
  http.answer(listTags, () => ({ ...DONE, items: tags }));
  http.answer(readSessionTags, () => ({
    ...DONE,
    items: [{ userSessionId: session.userSessionId, tagIds: stored }],
  }));
  http.answer(changeSessionTags, ({ body }) => {
    const { add, remove } = body as { add: TagId[]; remove: TagId[] };
    stored = [...stored.filter((id) => !remove.includes(id)), ...add];
    return { ...DONE, tagIds: stored };
  });
  renderContext(context, <ConversationTicket session={session} desk={context.desk} />);
  const chips = within(await screen.findByRole('group', { name: 'Tags' }));
  return { ...context, chips };
};

test('an agent removes a tag and adds another by typing', async () => {
  const { chips, user, http } = await openTicket('agent', [refund, tag('Invite'), vip]);
  await user.click(await chips.findByRole('button', { name: 'Remove tag Refund' }));
  await press(user, 'Add tag');
  await user.type(await screen.findByLabelText('Search tags'), 'vi{Enter}');
  await chips.findByText('VIP');
  expect(chips.queryByText('Refund')).toBeNull();
  expect(http.requestsTo(changeSessionTags).map(({ body }) => body)).toMatchObject([
    { add: [], remove: [refund.tagId] },
    { add: [vip.tagId], remove: [] },
  ]);
  await press(user, 'Add tag');
  await user.type(await screen.findByLabelText('Search tags'), 'new one');
  await screen.findByText('No matching tags');
  expect(screen.queryByRole('option', { name: /Create/ })).toBeNull();
});

test('a supervisor creates a tag while typing, and renames one for everyone', async () => {
  const tags = [refund];
  const { chips, user, http, server: desk } = await openTicket('supervisor', tags);
  http.answer(createTag, ({ body }) => {
    const created = tag(String(body?.name));
    tags.push(created);
    return { ...DONE, tag: created };
  });
  http.answer(countTags, () => ({ ...DONE, items: tags.map((one) => ({ ...one, conversations: 2 })) }));
  http.answer(updateTag, ({ body }) => {
    Object.assign(refund, { name: String(body?.name) });
    return { ...DONE, tag: refund };
  });
  await chips.findByText('Refund');
  await press(user, 'Add tag');
  await user.type(await screen.findByLabelText('Search tags'), 'Press');
  await user.click(await screen.findByRole('option', { name: 'Create “Press”' }));
  await chips.findByText('Press');

  await press(user, 'Add tag');
  await user.click(await screen.findByRole('option', { name: 'Manage tags…' }));
  const field = await screen.findByLabelText('Name of tag Refund');
  await user.clear(field);
  await user.type(field, 'Money back{Enter}');
  await chips.findByText('Money back');
  desk.push(tagsChanged, { goneTagId: null });
  Object.assign(refund, { name: 'Refund' });
});
