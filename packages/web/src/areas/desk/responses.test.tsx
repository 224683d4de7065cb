/// <reference types="node" />
/** Variables and actions of predefined responses at the desk. */
import { DONE, newId } from '@parrot/contract/core';
import { sendAgentMessage } from '@parrot/contract/desk';
import { type Profile, type ProfileEntry, readProfile } from '@parrot/contract/profiles';
import {
  listResponses,
  type NamedAction,
  type PredefinedResponse,
  runResponse,
} from '@parrot/contract/responses';
import { ticketDetails } from '@parrot/contract/tickets';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../features/desk/testing/desk-server.fixture.ts';
import { APP, at } from '../../features/desk/testing/queue-user.fixture.ts';
import { seen } from '../../testing/home.ts';
import { press } from '../../testing/press.ts';
import { MAYA } from '../../testing/users.ts';
import { elena, openWith, prepareDeskPage, reply, server } from './desk-page.fixture.tsx';

prepareDeskPage();

const TAG: NamedAction = { action: { kind: 'addTag', tagId: newId('tag') }, name: 'Refund', isGone: false };
const SOLVE: NamedAction = { action: { kind: 'setStatus', status: 'solved' }, name: '', isGone: false };
const CLOSE: NamedAction = { action: { kind: 'close' }, name: '', isGone: false };

const entry = (value: ProfileEntry['value']): ProfileEntry => ({
  value,
  source: null,
  setBy: '',
  setAt: null,
});
const fieldOf = (name: string, label: string, type: 'number' | 'date' | 'yesNo' | 'text') => ({
  ...{ fieldId: newId('pfd'), name, label, type, options: [] },
});
const PROFILE: Profile = {
  userId: elena.userId,
  contact: { name: entry('*Elena* {{app.name}}'), email: entry(null), phone: entry(null) },
  attributes: [
    { field: fieldOf('orders', 'Orders', 'number'), entry: entry(1234.5) },
    { field: fieldOf('since', 'Since', 'date'), entry: entry('2024-03-01') },
    { field: fieldOf('newsletter', 'Newsletter', 'yesNo'), entry: entry(true) },
    { field: fieldOf('plan', 'Plan', 'text'), entry: entry(null) },
  ],
  notes: [],
  merged: 0,
  blocked: null,
};

const offer = (text: string, actions: NamedAction[] = []) => {
  const response: PredefinedResponse = {
    ...{
      responseId: newId('prd'),
      title: 'Macro',
      hashtags: ['#macro'],
      text,
      actions,
      unknownVariables: [],
    },
    ...{ isForAllApps: false, apps: [APP], files: [], editedBy: '', editedAt: at(0), revision: 1 },
  };
  server.http.answer(listResponses, { ...DONE, items: [response], total: 1, offset: 0 });
  return response;
};
const done = (reasons: (string | null)[]) => (request: { body: Record<string, unknown> | undefined }) => ({
  ...DONE,
  outcomes: (request.body as { actions: NamedAction['action'][] }).actions.map((action, index) => ({
    action,
    reason: reasons[index] ?? null,
  })),
});
const sent = () => server.emitsOf(sendAgentMessage);
const runs = () => server.http.requestsTo(runResponse).map(({ body }) => body);
const then = () =>
  within(screen.getByRole('list', { name: 'After sending' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  server.http.answer(readProfile, { ...DONE, profile: PROFILE });
  server.http.answer(ticketDetails, { ...DONE, ticket: null });
});

test('variables are filled in in the visitor’s language, once and without formatting', async () => {
  offer(
    '{{visitor.name}}: {{visitor.orders}}, {{visitor.since}}, {{visitor.newsletter}}, {{agent.name | x}}',
  );
  const { user } = await openWith(elena);
  await user.type(await reply(), 'Oh, #mac');
  const filled = `Elena {{app.name}}: 1234,5, 1 de marzo de 2024, Sí, ${MAYA.name}`;
  const plain = (text: string | null | undefined) => text?.replaceAll('\ufeff', '').replaceAll('*', '');
  const option = await screen.findByRole('option', { name: /#macro/ });
  expect(plain(option.textContent)).toContain(filled);
  await user.keyboard('{Enter}');
  await seen(async () => expect(plain((await reply()).value)).toBe(`Oh, ${filled}`));
  expect((await reply()).value).not.toContain('*Elena*');
});

test('missing values are asked for; Escape inserts nothing, and what is entered is inserted', async () => {
  offer('Plan {{visitor.plan}}, ticket {{ticket.number}}, {{visitor.phone | no phone}}');
  const { user } = await openWith(elena);
  await user.type(await reply(), '#mac');
  await screen.findByRole('option', { name: /Plan \[Plan\], ticket \[Ticket number\], no phone/ });
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Complete “Macro”' });
  await user.keyboard('{Escape}');
  await seen(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await reply()).value).toBe('#mac');
  await user.type(await reply(), 'r');
  await screen.findByRole('option', { name: /#macro/ });
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('Plan'), '{Enter}');
  const form = within(screen.getByRole('dialog'));
  expect(await form.findAllByText('Required')).toHaveLength(2);
  await user.type(form.getByLabelText('Plan'), 'Gold');
  await user.type(form.getByLabelText('Ticket number'), 'T-7{Enter}');
  await seen(async () => expect((await reply()).value).toBe('Plan Gold, ticket T-7, no phone'));
  expect(sent()).toEqual([]);
});

test('a variable whose field was deleted is asked for by its name, and nothing is sent without it', async () => {
  offer('Serial {{visitor.serial}}');
  const { user } = await openWith(elena);
  await user.type(await reply(), '#mac');
  await screen.findByRole('option', { name: /#macro/ });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.type(await screen.findByLabelText('visitor.serial'), '{Enter}');
  await within(screen.getByRole('dialog')).findByText('Required');
  expect(sent()).toEqual([]);
  await user.type(screen.getByLabelText('visitor.serial'), 'A-17{Enter}');
  await seen(() => expect(sent()).toMatchObject([{ value: 'Serial A-17' }]));
});

test('actions are shown before sending, can be removed, and run once the reply is stored', async () => {
  const { responseId } = offer('Refunded.', [TAG, SOLVE, CLOSE]);
  server.http.answer(runResponse, done(['This tag no longer exists. Please choose another one.']));
  const { user } = await openWith(elena);
  await user.type(await reply(), '#mac');
  await screen.findByRole('option', { name: /Tag Refund, Status Solved, Close conversation/ });
  await user.keyboard('{Enter}');
  await screen.findByText('Then:');
  expect(then()).toEqual(['Tag Refund', 'Status Solved', 'Close conversation']);
  await press(user, 'Remove: Close conversation');
  server.answers.set('message.send', () => refusal(500, 'internal', 'Not now'));
  await press(user, 'Send');
  await screen.findByText(/Not now/);
  expect(runs()).toEqual([]);
  server.answers.delete('message.send');
  await press(user, 'Try again');
  const alert = await screen.findByText(/Tag Refund: This tag no longer exists/);
  expect(alert.textContent).not.toContain('Solved');
  expect(runs()).toMatchObject([
    {
      userSessionId: elena.userSessionId,
      responseId,
      msgId: sent()[0]?.msgId,
      withMessage: true,
      actions: [TAG.action, SOLVE.action],
    },
  ]);
  expect(screen.queryByText('Then:')).toBeNull();
});

test('Ctrl + Enter sends and runs; a response of actions alone runs without a message; a close is undone', async () => {
  offer('Bye, {{agent.name}}!', [SOLVE]);
  server.http.answer(runResponse, done([]));
  const { user } = await openWith(elena);
  await user.type(await reply(), '#mac');
  await screen.findByRole('option', { name: /#macro/ });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Done: Status Solved');
  expect(sent()).toMatchObject([{ value: `Bye, ${MAYA.name}!` }]);

  offer('', [CLOSE]);
  await user.type(await reply(), '#macro');
  await screen.findByRole('option', { name: /Close conversation/ });
  await user.keyboard('{Enter}');
  await press(user, 'Run');
  await screen.findByText('Conversation closed');
  expect(sent()).toHaveLength(1);
  expect(runs().at(-1)).toMatchObject({ withMessage: false, actions: [CLOSE.action] });
  await press(user, 'Undo');
  await screen.findByText('Conversation reopened');
});
