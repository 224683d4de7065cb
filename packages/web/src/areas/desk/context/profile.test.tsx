/// <reference types="node" />
/** The profile of a visitor in the context pane: contact details, attributes, notes, conversations. */
import { newId } from '@parrot/contract/core';
import {
  addProfileField,
  addProfileNote,
  blockVisitor,
  deleteProfileNote,
  profileChanged,
  profileConversations,
  readProfile,
  setProfileValue,
  updateProfileNote,
} from '@parrot/contract/profiles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { delayedReply } from '../../../features/desk/testing/desk-server.fixture.ts';
import { at, visitorMessage } from '../../../features/desk/testing/queue-user.fixture.ts';
import { press } from '../../../testing/press.ts';
import { MAYA, rightsOf } from '../../../testing/users.ts';
import { openContext, PLAN, profileOf, renderContext, startContext } from './context.fixture.tsx';

const section = (name: RegExp) => within(screen.getByRole('region', { name }));

describe('contact details', () => {
  test('are edited in place; a refused value stays in the field with the reason', async () => {
    const { http, session, user } = await openContext();
    const visitor = section(/^Visitor/);
    await user.click(await visitor.findByRole('button', { name: 'Edit Email' }));
    const field = visitor.getByRole('textbox', { name: 'Email' });
    await user.clear(field);
    http.refuse(setProfileValue, 'bad_input', { message: 'Please enter a valid email address.' });
    await user.type(field, 'elena{Enter}');
    await visitor.findByText('Please enter a valid email address.');
    // Leaving the field does not send it again, nor does the key that ends a composition in Safari.
    await user.tab();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(http.requestsTo(setProfileValue)).toHaveLength(1);
    const profile = profileOf({ ...session, email: 'elena@new.example' });
    http.answer(setProfileValue, { status: 'success', profile });
    await user.type(field, '@new.example{Enter}');
    await visitor.findByRole('link', { name: 'elena@new.example' });
    expect(http.requestsTo(setProfileValue).at(-1)?.body).toMatchObject({
      userSessionId: session.userSessionId,
      name: 'email',
      value: 'elena@new.example',
    });
  });

  test('what is typed while a value is sent stays, and nothing is sent twice', async () => {
    const { http, session, user } = await openContext();
    const visitor = section(/^Visitor/);
    await user.click(await visitor.findByRole('button', { name: 'Edit Name' }));
    const field = visitor.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await user.clear(field);
    const slow = delayedReply();
    http.delay(setProfileValue, slow.promise);
    http.refuse(setProfileValue, 'conflict', { message: 'Aino has just changed this.' });
    await user.type(field, 'Ada{Enter}{Enter} Byron');
    slow.release();
    await visitor.findByText('Aino has just changed this.');
    expect(field.value).toBe('Ada Byron');
    const profile = profileOf({ ...session, userName: 'Ada Byron' });
    http.answer(setProfileValue, { status: 'success', profile });
    await user.type(field, '{Enter}');
    await visitor.findByText('Ada Byron');
    const sent = http.requestsTo(setProfileValue).map(({ body }) => body);
    expect(sent).toMatchObject([{ value: 'Ada' }, { value: 'Ada Byron' }]);
  });

  test('Escape cancels', async () => {
    const { http, user } = await openContext();
    await user.click(await section(/^Visitor/).findByRole('button', { name: 'Edit Name' }));
    await user.keyboard('Somebody else{Escape}');
    section(/^Visitor/).getByText('Elena García');
    expect(http.requestsTo(setProfileValue)).toEqual([]);
  });

  test('another agent’s edit appears at once', async () => {
    const { http, session, server } = await openContext();
    await section(/^Visitor/).findByText('Elena García');
    const profile = profileOf({ ...session, userName: 'Elena García Ruiz' });
    http.answer(readProfile, { status: 'success', profile });
    server.push(profileChanged, { conversationId: session.conversationId });
    await section(/^Visitor/).findByText('Elena García Ruiz');
  });
});

describe('attributes', () => {
  test('show value and source, and are chosen from their options', async () => {
    const context = await startContext();
    const { http, session, user } = context;
    http.answer(readProfile, { status: 'success', profile: profileOf(session, { attributes: [PLAN] }) });
    renderContext(context);
    await section(/^Attributes/).findByText('Pro');
    section(/^Attributes/).getByText(/^Website \(signed\) · /);
    const edited = { ...PLAN.entry, value: 'Free', source: 'agent' as const, setBy: 'Maya' };
    const profile = profileOf(session, { attributes: [{ ...PLAN, entry: edited }] });
    http.answer(setProfileValue, { status: 'success', profile });
    await press(user, 'Edit Plan');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Free');
    await section(/^Attributes/).findByText(/^Maya · /);
    expect(http.requestsTo(setProfileValue)[0]?.body).toMatchObject({ name: 'plan', value: 'Free' });
  });

  test('agents can’t manage fields', async () => {
    await openContext();
    await section(/^Attributes/).findByText(/A supervisor can add fields/);
    expect(screen.queryByRole('button', { name: 'Manage fields' })).toBeNull();
  });

  test('a supervisor adds a field, whose name is suggested', async () => {
    const { http, user } = await openContext({}, rightsOf('supervisor'));
    await press(user, 'Manage fields');
    await press(user, 'Add field');
    await user.type(await screen.findByLabelText('Label'), 'Contract end');
    await user.selectOptions(screen.getByLabelText('Type'), 'date');
    http.answer(addProfileField, { status: 'success', field: PLAN.field });
    await press(user, 'Add field');
    await waitFor(() =>
      expect(http.requestsTo(addProfileField)[0]?.body).toMatchObject({
        label: 'Contract end',
        name: 'contractEnd',
        type: 'date',
        options: [],
      }),
    );
  });
});

describe('notes on the visitor', () => {
  const note = (authorId: string, value: string) => ({
    noteId: newId('pnt'),
    authorId: authorId as never,
    authorName: 'Somebody',
    value,
    createdAt: at(0),
    editedAt: null,
  });

  test('are added, and the author alone can edit or delete one', async () => {
    const context = await startContext();
    const { http, session, user } = context;
    const [mine, theirs] = [note(MAYA.userId, 'Prefers calls'), note(newId('usr'), 'VIP since 2019')];
    http.answer(readProfile, { status: 'success', profile: profileOf(session, { notes: [theirs] }) });
    renderContext(context);
    const notes = section(/^Notes/);
    await notes.findByText('VIP since 2019');
    expect(notes.queryByRole('button', { name: 'Delete note' })).toBeNull();
    // As the server would answer from now on.
    http.answer(readProfile, { status: 'success', profile: profileOf(session, { notes: [mine, theirs] }) });
    http.answer(addProfileNote, {
      status: 'success',
      profile: profileOf(session, { notes: [mine, theirs] }),
    });
    await user.type(notes.getByRole('textbox', { name: 'Add a note' }), 'Prefers calls');
    await user.click(notes.getByRole('button', { name: 'Save note' }));
    await notes.findByRole('button', { name: 'Delete note' });
    http.answer(deleteProfileNote, { status: 'success', profile: profileOf(session, { notes: [theirs] }) });
    await user.click(notes.getByRole('button', { name: 'Delete note' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(notes.queryByText('Prefers calls')).toBeNull());
    expect(http.requestsTo(deleteProfileNote)[0]?.body).toMatchObject({ noteId: mine.noteId });
  });
});

test('a half-written note on the visitor is there again after another conversation was open, and is stored once', async () => {
  const context = await startContext();
  const { http, session, user } = context;
  http.refuse(addProfileNote, 'internal');
  const open = async () => {
    const view = renderContext(context);
    return { view, field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' }) };
  };
  const first = await open();
  await user.type(first.field, 'Prefers calls');
  first.view.unmount();
  const second = await open();
  expect(second.field.value).toBe('Prefers calls');
  await press(user, 'Save note');
  await waitFor(() => expect(http.requestsTo(addProfileNote)).toHaveLength(1));
  await waitFor(() => expect(second.field.getAttribute('aria-invalid')).toBe('true'));
  second.view.unmount();
  const third = await open();
  http.answer(addProfileNote, { status: 'success', profile: profileOf(session) });
  await press(user, 'Save note');
  await waitFor(() => expect(third.field.value).toBe(''));
  const [refused, stored] = http.requestsTo(addProfileNote).map(({ body }) => body);
  expect(stored).toEqual(refused);
});

test('an edit of a note is there again after another conversation was open, until it is saved', async () => {
  const context = await startContext();
  const { http, session, user } = context;
  const mine = {
    noteId: newId('pnt'),
    authorId: MAYA.userId,
    authorName: MAYA.name,
    value: 'Prefers calls',
    createdAt: at(0),
    editedAt: null,
  };
  http.answer(readProfile, { status: 'success', profile: profileOf(session, { notes: [mine] }) });
  const first = renderContext(context);
  await press(user, 'Edit note');
  await user.type(await screen.findByRole('textbox', { name: 'Edit note' }), ' after six');
  first.unmount();
  renderContext(context);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit note' });
  expect(field.value).toBe('Prefers calls after six');
  const changed = { ...mine, value: 'Prefers calls after six' };
  const profile = profileOf(session, { notes: [changed] });
  http.answer(updateProfileNote, { status: 'success', profile });
  http.answer(readProfile, { status: 'success', profile });
  await press(user, 'Save note');
  await screen.findByRole('button', { name: 'Edit note' });
  expect(http.requestsTo(updateProfileNote)).toMatchObject([{ body: { value: changed.value } }]);
});

test('what is typed while a note is saved stays', async () => {
  const { http, session, user } = await openContext();
  const notes = section(/^Notes/);
  const slow = delayedReply();
  http.delay(addProfileNote, slow.promise);
  http.answer(addProfileNote, { status: 'success', profile: profileOf(session) });
  const field = await notes.findByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' });
  await user.type(field, 'Prefers calls');
  await user.click(notes.getByRole('button', { name: 'Save note' }));
  await user.type(field, ' after six');
  slow.release();
  await waitFor(() => expect(field.value).toBe('after six'));
});

test('a supervisor blocks and unblocks the visitor; the pane says so', async () => {
  const { http, session, user } = await openContext({}, rightsOf('supervisor'));
  await section(/^Visitor/).findByText('Elena García');
  await press(user, 'More about this visitor');
  await user.click(await screen.findByRole('menuitem', { name: 'Block visitor' }));
  const blocked = { at: at(0), byName: 'Maya' };
  http.answer(blockVisitor, { status: 'success', profile: profileOf(session, { blocked }) });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Block visitor' }));
  await section(/^Visitor/).findByText(/^Blocked by Maya · /);
  http.answer(blockVisitor, { status: 'success', profile: profileOf(session) });
  await user.click(section(/^Visitor/).getByRole('button', { name: 'Unblock' }));
  await waitFor(() => expect(section(/^Visitor/).queryByText(/^Blocked by/)).toBeNull());
  expect(http.requestsTo(blockVisitor).map(({ body }) => (body as { blocked: boolean }).blocked)).toEqual([
    true,
    false,
  ]);
});

describe('all conversations', () => {
  const conversation = (value: string) => ({
    userSessionId: newId('uss'),
    status: 'CLOSED' as const,
    appName: 'StoreAssist',
    agentName: 'Aino Virtanen',
    lastMessage: visitorMessage(value, at(1), 4),
    rating: 5,
    ratingComment: 'Kind and quick',
    startedAt: at(0),
    endedAt: at(2),
  });

  test('are listed, searched and opened with one click', async () => {
    const context = await startContext();
    const { http, user } = context;
    const [thanks, lamp] = [conversation('Thank you!'), conversation('My lamp is broken')];
    http.answer(profileConversations, { status: 'success', items: [thanks, lamp], hasMore: false });
    const { router } = renderContext(context);
    const all = section(/^All conversations/);
    await all.findByText('Thank you!');
    http.answer(profileConversations, { status: 'success', items: [lamp], hasMore: false });
    await user.type(all.getByRole('searchbox', { name: 'Search their conversations' }), 'lamp');
    await waitFor(() => expect(all.queryByText('Thank you!')).toBeNull());
    expect(http.requestsTo(profileConversations).at(-1)?.body).toMatchObject({ text: 'lamp', offset: 0 });
    await user.click(all.getByRole('link', { name: /My lamp is broken/ }));
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?queue=assigned&session=${lamp.userSessionId}`),
    );
  });
});
