import { newId } from '@parrot/contract/core';
import {
  deleteResponses,
  listResponses,
  type PredefinedResponse,
  responseApps,
  responseOptions,
  saveResponse,
  updateResponse,
  uploadResponseFile,
} from '@parrot/contract/responses';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/press.ts';
import { rightsOf } from '../../testing/users.ts';
import ResponsesPage from './responses-page.tsx';
import { field, fill, openPage, pageFrom, problemAt } from './studio.fixture.tsx';

const REFUND = { tagId: newId('tag'), name: 'Refund' };
const OPTIONS = {
  status: 'success' as const,
  fields: [{ name: 'plan', label: 'Plan' }],
  tags: [REFUND],
  agents: [{ userId: newId('usr'), name: 'Aino Virtanen' }],
};
const SHOP = { appId: newId('app'), appName: 'StoreAssist' };

const aResponse = (change: Partial<PredefinedResponse> = {}): PredefinedResponse => ({
  responseId: newId('prd'),
  title: 'Return label',
  hashtags: ['#returns'],
  text: 'I have sent you a label.',
  apps: [SHOP],
  isForAllApps: false,
  files: [],
  actions: [],
  unknownVariables: [],
  editedBy: 'Maya',
  editedAt: '2026-03-01T10:00:00.000Z',
  revision: 1,
  ...change,
});

const open = (responses: PredefinedResponse[], at?: string) =>
  openPage(<ResponsesPage />, {
    ...(at && { at }),
    rights: rightsOf('builder'),
    prepare(server) {
      server.answer(listResponses, pageFrom(responses));
      server.answer(responseOptions, OPTIONS);
      server.answer(responseApps, pageFrom([{ ...SHOP, responses: responses.length }]));
    },
  });

test('responses are listed with tags, apps and last edit, and can be searched [PRE-01]', async () => {
  const { server, user } = await open([
    aResponse(),
    aResponse({ title: 'Hours', apps: [], isForAllApps: true, hashtags: ['#h'] }),
  ]);
  await screen.findByText('Hours');
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]?.textContent).toContain('#returns');
  expect(rows[0]?.textContent).toContain('StoreAssist');
  expect(rows[1]?.textContent).toContain('All apps');
  server.answer(listResponses, pageFrom([]));
  await user.type(field('Search by tag, title or text'), '#zz');
  await screen.findByText('No matching responses');
  expect(server.requestsTo(listResponses).at(-1)?.queryString).toContain('search=%23zz');
});

test('a response is created with tags, apps and a file; missing values are reported at their fields [PRE-01] [DSK-17]', async () => {
  const { server, user } = await open([]);
  await press(user, 'New response');
  await press(user, 'Add response');
  await waitFor(() => expect(problemAt('Title')).toBe('Required'));
  await waitFor(() => expect(problemAt('Text')).toBe('Required'));
  await fill(user, 'Title', 'Return label');
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'returns{enter}');
  await fill(user, 'Text', 'I have sent you a label.');
  await user.click(screen.getByRole('combobox', { name: 'Apps' }));
  await user.click(await screen.findByRole('option', { name: 'StoreAssist' }));
  const file = { fileId: newId('fil'), name: 'label.pdf', url: '/files/x', bytes: 3, isPicture: false };
  server.answer(uploadResponseFile, { status: 'success', file });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('file input not found');
  await user.upload(input, new File(['pdf'], 'label.pdf'));
  await screen.findByText('label.pdf');
  server.answer(saveResponse, { status: 'success', response: aResponse() });
  await press(user, 'Add response');
  await screen.findByText('Response added');
  expect(server.requestsTo(saveResponse)[0]?.body).toMatchObject({
    title: 'Return label',
    hashtags: ['#returns'],
    text: 'I have sent you a label.',
    appIds: [SHOP.appId],
    files: [file.fileId],
  });
});

test('an invalid app in the URL is ignored', async () => {
  const { server } = await open([aResponse()], '/?app=nonsense');
  await screen.findByText('Return label');
  expect(server.requestsTo(listResponses).at(-1)?.queryString).not.toContain('nonsense');
});

test('a conflict is reported and nothing is overwritten; deleting asks first [PRE-01]', async () => {
  const stored = aResponse();
  const { server, user } = await open([stored]);
  await press(user, 'Open Return label');
  await fill(user, 'Title', ' 2');
  server.refuse(updateResponse, 'conflict');
  await press(user, 'Save');
  await screen.findByText(/Someone else changed this/);
  expect(server.requestsTo(updateResponse)[0]?.body).toMatchObject({
    responseId: stored.responseId,
    revision: 1,
  });
  await press(user, 'Cancel');
  await press(user, 'Discard changes');
  await press(user, 'Actions for Return label');
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  server.answer(deleteResponses, { status: 'success' });
  await press(user, 'Delete');
  await waitFor(() =>
    expect(server.requestsTo(deleteResponses)[0]?.queryString).toContain(stored.responseId),
  );
});

test('variables are inserted from a menu and shown as such; unknown ones are named at the text', async () => {
  const { server, user } = await open([]);
  await press(user, 'New response');
  await fill(user, 'Title', 'Plan');
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'plan{enter}');
  await fill(user, 'Text', 'Hi {{visitor.age}}, ');
  await press(user, 'Add response');
  await waitFor(() => expect(problemAt('Text')).toBe('Unknown variable “visitor.age”.'));
  expect(server.requestsTo(saveResponse)).toEqual([]);
  await user.clear(field('Text'));
  await press(user, 'Insert variable');
  await user.click(await screen.findByRole('menuitem', { name: 'Plan' }));
  await waitFor(() => expect(field('Text').value).toBe('{{visitor.plan}}'));
  expect(within(screen.getByRole('note', { name: 'Preview' })).getByText('Plan').tagName).toBe('SPAN');
  server.answer(saveResponse, { status: 'success', response: aResponse() });
  await press(user, 'Add response');
  await screen.findByText('Response added');
  expect(server.requestsTo(saveResponse)[0]?.body).toMatchObject({ text: '{{visitor.plan}}', actions: [] });
});

test('a response can consist of actions alone; the list marks what responses do and what is gone', async () => {
  const gone = { action: { kind: 'addTag' as const, tagId: newId('tag') }, name: '', isGone: true };
  const { server, user } = await open([
    aResponse({ text: 'Your plan: {{visitor.plan}}', unknownVariables: ['visitor.plan'], actions: [gone] }),
  ]);
  const [, row] = await screen.findAllByRole('row');
  for (const mark of ['1 variable', '1 action', 'Unknown variable visitor.plan', 'A tag was deleted'])
    within(row as HTMLElement).getByText(mark);
  await press(user, 'New response');
  await fill(user, 'Title', 'Refunded');
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'done{enter}');
  await user.click(screen.getByRole('combobox', { name: 'Add tags' }));
  // Both fields of tags have it.
  const [refund] = await screen.findAllByRole('option', { name: 'Refund' });
  await user.click(refund as HTMLElement);
  await user.click(screen.getByRole('combobox', { name: 'Ticket assignee' }));
  await user.click(await screen.findByRole('option', { name: 'Agent who uses it' }));
  await user.click(screen.getByRole('checkbox', { name: 'Close the conversation' }));
  server.answer(saveResponse, { status: 'success', response: aResponse() });
  await press(user, 'Add response');
  await screen.findByText('Response added');
  expect(server.requestsTo(saveResponse)[0]?.body).toMatchObject({
    text: '',
    actions: [{ kind: 'addTag', tagId: REFUND.tagId }, { kind: 'assign', agentId: 'me' }, { kind: 'close' }],
  });
});
