/// <reference types="node" />
/** The composer while the server is slower than the agent's hands. */
import { assistantAbilities, rephrase } from '@parrot/contract/assistant';
import { DONE, newId } from '@parrot/contract/core';
import { addNote, onlineOfflineAgents, sendAgentMessage, uploadDeskFile } from '@parrot/contract/desk';
import { listResponses, type PredefinedResponse } from '@parrot/contract/responses';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { useUnsentStore } from '../../features/desk/composer/unsent-store.ts';
import { delayedReply, refusal } from '../../features/desk/testing/desk-server.fixture.ts';
import { AINO, APP, at, noteOn } from '../../features/desk/testing/queue-user.fixture.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { seen } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { elena, log, openWith, oskar, prepareDeskPage, reply, row, server } from './desk-page.fixture.tsx';

prepareDeskPage();

const draftOf = ({ userSessionId }: typeof elena) => useUnsentStore.getState().drafts[userSessionId];
const sent = () => server.emitsOf(sendAgentMessage).map(({ value }) => value);
const option = (name: RegExp) => screen.findByRole('option', { name });

const response = (tag: string, text: string, title = ''): PredefinedResponse => ({
  ...{ responseId: newId('prd'), title, hashtags: [tag], text, actions: [], unknownVariables: [] },
  ...{ isForAllApps: false, apps: [APP], files: [], editedBy: '', editedAt: at(0), revision: 1 },
});

describe('a predefined response', () => {
  const THANKS = response('#thanks', 'Thank you!', 'Thanks');
  const SHIPPING = response('#shipping', 'It ships today, not in 5 days. Thanks!', 'Express shipping');
  /** As the server does, which searches the text too. */
  const matching = (search: string) =>
    [SHIPPING, THANKS].filter(({ hashtags, text, title }) =>
      [...hashtags, text, title].some((part) => part.toLowerCase().includes(search)),
    );
  const searches = () =>
    server.http
      .requestsTo(listResponses)
      .map(({ queryString }) => new URLSearchParams(queryString).get('search'));

  beforeEach(() => {
    server.http.answer(listResponses, ({ queryString }) => {
      const items = matching(new URLSearchParams(queryString).get('search') ?? '');
      return { ...DONE, items, total: items.length, offset: 0 };
    });
  });

  /** The search for what is typed next is slower than the agent. */
  const openWithSlowSearch = async () => {
    const { user } = await openWith(elena);
    await user.type(await reply(), 'Fine. #');
    await option(/#shipping/);
    const slow = delayedReply();
    server.http.delay(listResponses, slow.promise);
    return { user, slow };
  };

  test('is chosen by Enter only once the search for its tag has ended', async () => {
    const { user, slow } = await openWithSlowSearch();
    await user.keyboard('tha{Enter}');
    await seen(() => expect(searches()).toContain('tha'));
    expect((await reply()).value).toBe('Fine. #tha');
    slow.release();
    await seen(async () => expect((await reply()).value).toBe('Fine. Thank you!'));
    expect(sent()).toEqual([]);
  });

  test('whose tag is typed in full is chosen at once', async () => {
    const { user, slow } = await openWithSlowSearch();
    await user.keyboard('thanks{Enter}');
    await seen(async () => expect((await reply()).value).toBe('Fine. Thank you!'));
    slow.release();
  });

  test('is sent by Ctrl + Enter only if it is the one whose tag was typed', async () => {
    const { user, slow } = await openWithSlowSearch();
    await user.keyboard('tha{Control>}{Enter}{/Control}');
    await seen(() => expect(searches()).toContain('tha'));
    expect(sent()).toEqual([]);
    slow.release();
    await seen(() => expect(sent()).toEqual(['Fine. Thank you!']));
  });

  test('is not offered while it matches an earlier text only', async () => {
    const { user, slow } = await openWithSlowSearch();
    await user.keyboard('thank');
    await seen(() => expect(screen.queryByRole('option', { name: /#shipping/ })).toBeNull());
    await option(/#thanks/);
    slow.release();
    await option(/#shipping/);
  });

  test('does not replace what is typed after an early Enter', async () => {
    const { user, slow } = await openWithSlowSearch();
    await user.keyboard('tha{Enter}t is fine');
    slow.release();
    await seen(() => expect(searches()).toContain('that'));
    await seen(() => expect(queryClient.isFetching({ queryKey: ['desk', 'responses'] })).toBe(0));
    expect([(await reply()).value, sent()]).toEqual(['Fine. #that is fine', []]);
  });

  test('does not replace a number sign that only its text matches', async () => {
    const { user } = await openWith(elena);
    await user.type(await reply(), 'It is gate #5');
    const offered = await option(/#shipping/);
    expect(offered.getAttribute('aria-selected')).toBe('false');
    await user.keyboard('{Enter}');
    await seen(() => expect(sent()).toEqual(['It is gate #5']));
    await user.type(await reply(), 'It is gate #5');
    await option(/#shipping/);
    await user.keyboard('{ArrowDown}{Enter}');
    await seen(async () => expect((await reply()).value).toBe(`It is gate ${SHIPPING.text}`));
  });

  test('does not delay a reply that no response matches, except until the search has ended', async () => {
    const { user, slow } = await openWithSlowSearch();
    await user.keyboard('9{Enter}');
    await seen(() => expect(searches()).toContain('9'));
    slow.release();
    await seen(() => expect(sent()).toEqual(['Fine. #9']));
    expect((await reply()).value).toBe('');
  });
});

describe('a note', () => {
  const note = () => screen.findByLabelText<HTMLTextAreaElement>('Your note');
  const openNote = async () => {
    const opened = await openWith(elena);
    await opened.user.click(await screen.findByRole('radio', { name: 'Note' }));
    await note();
    return opened;
  };
  const notes = () => server.emitsOf(addNote);
  /** The next note is answered when the test says so. */
  const slowNote = (answer: 'stored' | 'refused') => {
    const slow = delayedReply();
    server.answers.set(addNote.name, async (payload) => {
      await slow.promise;
      server.answers.delete(addNote.name);
      if (answer === 'refused') return refusal(500, 'internal', 'Not now');
      const { value, whisper } = payload as { value: string } & typeof payload;
      const noted = noteOn(elena, { value, whisper: whisper === true });
      server.write(noted);
      return { ok: true, note: noted };
    });
    return slow;
  };

  test('mentions whom its text names, also after another conversation was open or the page was reloaded', async () => {
    const { user } = await openNote();
    await user.type(await note(), '@ain');
    await option(/Aino Virtanen/);
    await user.keyboard('{Enter}');
    await user.type(await note(), 'please call');
    await user.click(await row(oskar));
    await reply();
    await user.click(await row(elena));
    await user.type(await note(), '{Enter}');
    await seen(() => expect(notes()).toHaveLength(1));
    expect(notes()).toMatchObject([{ value: '@Aino Virtanen please call', mentions: [AINO.userId] }]);
    await reply();
    // A reload leaves the draft alone.
    await user.click(await screen.findByRole('radio', { name: 'Note' }));
    await user.type(await note(), '@Aino Virtanen, again');
    cleanup();
    queryClient.clear();
    await openWith(elena);
    await user.type(await note(), '{Enter}');
    await seen(() => expect(notes()).toHaveLength(2));
    expect(notes()[1]).toMatchObject({ value: '@Aino Virtanen, again', mentions: [AINO.userId] });
  });

  test('mentions the one who was picked of several with the same name', async () => {
    const { user } = await openNote();
    const namesake = { ...AINO, userId: newId('usr'), email: 'a.virtanen@halden.example' };
    server.http.answer(onlineOfflineAgents, {
      status: 'success',
      online: [AINO, namesake],
      offline: [],
    });
    await user.type(await note(), '@ain');
    await user.click(await option(/a\.virtanen@halden\.example/));
    await user.type(await note(), 'please call{Enter}');
    await seen(() => expect(notes()).toHaveLength(1));
    expect(notes()).toMatchObject([{ value: '@Aino Virtanen please call', mentions: [namesake.userId] }]);
  });

  test('is not stored without the agents it mentions', async () => {
    const { user } = await openNote();
    server.http.refuse(onlineOfflineAgents, 'internal');
    await user.type(await note(), 'Ask @Aino Virtanen{Enter}');
    await screen.findByRole('alert');
    await seen(async () => expect((await note()).value).toBe('Ask @Aino Virtanen'));
    expect(notes()).toEqual([]);
  });

  test('leaves alone what is typed while it is saved, and the box stays a note', async () => {
    const { user } = await openNote();
    const slow = slowNote('stored');
    await user.type(await note(), 'He is rude{Enter}');
    expect((await note()).value).toBe('');
    await user.keyboard('Do not refund');
    slow.release();
    await log().findByText('He is rude');
    await seen(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveProperty('disabled', true),
    );
    expect((await note()).value).toBe('Do not refund');
    await user.keyboard('{Enter}');
    await log().findByText('Do not refund');
    expect(notes().map(({ value }) => value)).toEqual(['He is rude', 'Do not refund']);
    await reply();
    expect(sent()).toEqual([]);
  });

  test('that is followed by nothing is followed by a reply', async () => {
    const { user } = await openNote();
    const slow = slowNote('stored');
    await user.type(await note(), 'He is rude{Enter}');
    await seen(() => expect(notes()).toHaveLength(1));
    await note();
    slow.release();
    expect((await reply()).value).toBe('');
  });

  test('that is refused comes back before what was typed meanwhile', async () => {
    const { user } = await openNote();
    const slow = slowNote('refused');
    await user.type(await note(), 'First{Enter}');
    await user.keyboard('Second');
    slow.release();
    await screen.findByText('Not now');
    expect((await note()).value).toBe('First\nSecond');
  });

  test('that is refused in another conversation comes back to its own, and is resent with the same id', async () => {
    const { user } = await openNote();
    const slow = slowNote('refused');
    await user.type(await note(), 'First{Enter}');
    await seen(() => expect(notes()).toHaveLength(1));
    await user.click(await row(oskar));
    const other = await reply();
    slow.release();
    await screen.findByText('Not now');
    expect([other.value, draftOf(oskar)]).toEqual(['', undefined]);
    await user.click(await row(elena));
    expect((await note()).value).toBe('First');
    await user.type(await note(), '{Enter}');
    await seen(() => expect(notes()).toHaveLength(2));
    expect(notes()[1]?.clientId).toBe(notes()[0]?.clientId);
  });

  test('whose page was reloaded before it was stored is a draft again', async () => {
    const { user } = await openNote();
    slowNote('stored');
    await user.type(await note(), 'First{Enter}');
    await seen(() => expect(notes()).toHaveLength(1));
    cleanup();
    await openWith(elena);
    expect((await note()).value).toBe('First');
  });
});

test('what the assistant made of a note, and what it replaced, never gets into the reply', async () => {
  server.http.answer(assistantAbilities, { ...DONE, hasModel: true, smartSuggestions: false });
  server.http.answer(rephrase, { ...DONE, text: 'The customer is upset.' });
  const { user } = await openWith(elena);
  const rephraseNote = async () => {
    await press(user, 'AI');
    await user.click(await screen.findByRole('menuitem', { name: 'Shorter' }));
    return within(await screen.findByRole('region', { name: 'Assistant’s suggestion' }));
  };
  await user.click(await screen.findByRole('radio', { name: 'Note' }));
  await user.type(await screen.findByLabelText('Your note'), 'He is rude');
  const preview = await rephraseNote();
  await user.click(screen.getByRole('radio', { name: 'Reply' }));
  await reply();
  expect(preview.queryByRole('button', { name: 'Replace draft' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Note' }));
  await user.click(await preview.findByRole('button', { name: 'Replace draft' }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('radio', { name: 'Reply' }));
  await reply();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('files', () => {
  const stored = (name: string) => ({
    ...{ fileId: newId('fil'), name, url: `/files/1/${name}`, bytes: 3, isPicture: false },
  });
  const choose = async (names: string[]) =>
    fireEvent.paste(await reply(), {
      clipboardData: { files: names.map((name) => new File(['abc'], name)) },
    });
  const nameIn = (form = '') => /filename="([^"]+)"/.exec(form)?.[1] ?? '';
  const storedNames = (session: typeof elena) => draftOf(session)?.files.map(({ name }) => name);
  beforeEach(() => {
    server.http.answer(uploadDeskFile, ({ form }) => ({ ...DONE, file: stored(nameIn(form)) }));
  });

  test('over the limit are refused with a message', async () => {
    await openWith(elena);
    await choose(['1.txt', '2.txt', '3.txt', '4.txt', '5.txt', '6.txt', '7.txt']);
    await screen.findByText('Up to 5 files at once.');
    await seen(() => expect(storedNames(elena)).toHaveLength(5));
    expect(server.http.requestsTo(uploadDeskFile)).toHaveLength(5);
  });

  test('are sent in the order in which they were chosen', async () => {
    const { user } = await openWith(elena);
    const slow = delayedReply();
    server.http.delay(uploadDeskFile, slow.promise);
    await choose(['first.txt']);
    await seen(() => expect(server.http.requestsTo(uploadDeskFile)).toHaveLength(1));
    server.http.delay(uploadDeskFile, Promise.resolve());
    await choose(['second.txt']);
    await seen(() => expect(storedNames(elena)).toEqual(['second.txt']));
    slow.release();
    await seen(() => expect(storedNames(elena)).toEqual(['first.txt', 'second.txt']));
    await press(user, 'Send');
    await seen(() => expect(server.emitsOf(sendAgentMessage)).toHaveLength(1));
  });

  test('are uploaded further while another conversation is open, and belong to their own', async () => {
    const { user } = await openWith(elena);
    const slow = delayedReply();
    server.http.delay(uploadDeskFile, slow.promise);
    await choose(['offer.txt']);
    await screen.findByLabelText('Uploading offer.txt');
    await seen(() => expect(server.http.requestsTo(uploadDeskFile)).toHaveLength(1));
    await user.click(await row(oskar));
    await seen(() => expect(screen.queryByLabelText('Uploading offer.txt')).toBeNull());
    slow.release();
    await seen(() => expect(storedNames(elena)).toEqual(['offer.txt']));
    expect(storedNames(oskar)).toBeUndefined();
    await user.click(await row(elena));
    const tray = within(await screen.findByRole('list', { name: 'Files to send' }));
    tray.getByText('offer.txt');
  });
});
