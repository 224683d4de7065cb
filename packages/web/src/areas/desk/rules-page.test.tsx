/** The rules of the desk: written as sentences, switched, tried, and what they did. */
import { DONE, newId } from '@parrot/contract/core';
import {
  createRule,
  listRuleRuns,
  listRules,
  orderRules,
  type Rule,
  type RuleRun,
  switchRule,
  tryRule,
} from '@parrot/contract/rules';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DeskServer, startDeskServer } from '../../features/desk/testing/desk-server.fixture.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import { rolesQuery } from '../../shared/session/session-queries.ts';
import { press } from '../../testing/press.ts';
import { renderPage } from '../../testing/render.tsx';
import { MAYA, rightsOf, signIn } from '../../testing/users.ts';
import RulesPage from './rules-page.tsx';

const deutsch = { tagId: newId('tag'), name: 'Deutsch' };
const OPTIONS = {
  apps: [{ appId: newId('app'), appName: 'StoreAssist' }],
  tags: [deutsch],
  agents: [{ userId: MAYA.userId, name: MAYA.name }],
  fields: [{ name: 'email', label: '' }],
};
const GERMAN: Rule = {
  ruleId: newId('rul'),
  name: 'German conversations',
  trigger: { on: 'reachedDesk' },
  match: 'all',
  conditions: [{ about: 'language', is: true, languages: ['de'] }],
  actions: [{ do: 'addTags', tagIds: [deutsch.tagId] }],
  isOn: false,
  hasSecret: false,
  warnings: [],
  lastFiredAt: null,
  timesFired: 3,
  revision: 1,
};
const RUN: RuleRun = {
  runId: newId('rrn'),
  ruleId: GERMAN.ruleId,
  ruleName: GERMAN.name,
  at: new Date().toISOString(),
  on: 'reachedDesk',
  outcome: 'fired',
  met: [0],
  conditions: GERMAN.conditions,
  actions: [{ do: 'addTags', state: 'failed', reason: 'A tag of this action no longer exists.' }],
  conversation: {
    userSessionId: newId('uss'),
    visitorName: 'Lukas Brandt',
    appName: 'StoreAssist',
    ticketNumber: 12,
  },
};

let server: DeskServer;
let rules: Rule[];
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  signIn();
  server = await startDeskServer();
  rules = [GERMAN];
  server.http.answer(listRules, () => ({ ...DONE, rules, options: OPTIONS }));
  server.http.answer(listRuleRuns, { ...DONE, items: [RUN], total: 1, offset: 0 });
});
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setImmediate(resolve));
});

function open() {
  queryClient.setQueryData(rolesQuery.queryKey, { status: 'success', ...rightsOf('supervisor') });
  renderPage(<RulesPage />);
  return userEvent.setup({ delay: null });
}

test('rules are moved one after the other from the order that is shown, and each move is announced', async () => {
  const ruleOf = (name: string): Rule => ({ ...GERMAN, ruleId: newId('rul'), name });
  const [one, two, three] = [ruleOf('One'), ruleOf('Two'), ruleOf('Three')] as [Rule, Rule, Rule];
  rules = [one, two, three];
  const user = open();
  server.http.answer(orderRules, ({ body }) => {
    const { ruleIds } = body as { ruleIds: Rule['ruleId'][] };
    rules = ruleIds.flatMap((id) => rules.find(({ ruleId }) => ruleId === id) ?? []);
    return DONE;
  });
  await press(user, 'Move Three up');
  const switches = () => screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label'));
  await waitFor(() => expect(switches()).toEqual(['One is on', 'Three is on', 'Two is on']));
  await press(user, 'Move Three up');
  await waitFor(() =>
    expect(server.http.requestsTo(orderRules).map(({ body }) => body?.ruleIds)).toEqual([
      [one.ruleId, three.ruleId, two.ruleId],
      [three.ruleId, one.ruleId, two.ruleId],
    ]),
  );
  await screen.findByText('Three is now rule 1 of 3.');
  const up = screen.getByRole('button', { name: 'Move Three up' });
  expect([document.activeElement === up, up.getAttribute('aria-disabled')]).toEqual([true, 'true']);
  server.http.refuse(orderRules, 'bad_input', { message: 'The rules have changed. Please reload the page.' });
  await press(user, 'Move Three down');
  await screen.findByText('The rules have changed. Please reload the page.');
  await waitFor(() => expect(screen.queryByText(/is now rule/)).toBeNull());
});

test('a rule reads as a sentence, is switched on at once, and its log links to the conversation', async () => {
  const user = open();
  await screen.findByText(
    'When a conversation reaches the desk, if the language is German, then add the tag Deutsch.',
  );
  server.http.answer(switchRule, ({ body }) => {
    rules = [{ ...GERMAN, isOn: Boolean(body?.isOn) }];
    return { ...DONE, rule: { ...GERMAN, isOn: true } };
  });
  await user.click(screen.getByRole('switch', { name: 'German conversations is on' }));
  await waitFor(() => expect(server.http.requestsTo(switchRule)).toHaveLength(1));
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  const log = within(screen.getByRole('region', { name: 'Rule log' }));
  const link = await log.findByRole('link', { name: 'T-12 · Lukas Brandt · StoreAssist' });
  expect(link.getAttribute('href')).toBe(`/home/desk/chats?session=${RUN.conversation?.userSessionId}`);
  expect(log.getByText('Add tags: failed')).toBeDefined();
  expect(log.getByText('A tag of this action no longer exists.')).toBeDefined();
});

test('a rule that triggers itself is marked, and the log says that it was stopped', async () => {
  rules = [{ ...GERMAN, warnings: ['triggersItself'] }];
  const stopped: RuleRun = { ...RUN, outcome: 'triggersItself', actions: [] };
  server.http.answer(listRuleRuns, { ...DONE, items: [stopped], total: 1, offset: 0 });
  open();
  await screen.findByText('Triggers itself');
  await screen.findByText('Stopped: this rule triggers itself');
});

test('a rule is written, warned about, tried and created', async () => {
  rules = [];
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Create rule' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.type(drawer.getByLabelText('Name'), 'High');
  await user.click(drawer.getByRole('combobox', { name: 'Event' }));
  await user.click(await screen.findByRole('option', { name: 'The priority changes' }));
  expect(drawer.getByText(/^This rule causes the event that starts it/)).toBeDefined();
  expect(drawer.getByText('When the priority changes, set the priority to High.')).toBeDefined();
  server.http.answer(tryRule, {
    ...DONE,
    tried: 200,
    isComplete: true,
    fired: [{ ...RUN.conversation, startedAt: RUN.at, met: [] } as never],
  });
  await press(user, 'Test rule');
  await drawer.findByText('It would have fired for 1 conversation out of 200.');
  server.http.answer(createRule, { ...DONE, rule: GERMAN });
  await user.click(drawer.getByRole('button', { name: 'Create rule' }));
  await waitFor(() =>
    expect(server.http.requestsTo(createRule)[0]?.body).toMatchObject({
      name: 'High',
      trigger: { on: 'priorityChanged' },
      actions: [{ do: 'setPriority', priority: 'high' }],
    }),
  );
});
