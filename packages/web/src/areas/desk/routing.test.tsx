/** Routing rules, skills of agents, and the queues of groups at the desk. */
import { DONE, newId } from '@parrot/contract/core';
import * as desk from '@parrot/contract/desk';
import { listTags, type Tag } from '@parrot/contract/tags';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { AgentSkills } from '../../features/desk/supervision/agent-skills.tsx';
import { queueUser } from '../../features/desk/testing/queue-user.fixture.ts';
import { RoutingRules } from '../../features/routing/routing-rules.tsx';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { press } from '../../testing/press.ts';
import { rightsOf } from '../../testing/users.ts';
import { openPage } from '../studio/studio.fixture.tsx';
import { AINO, TOMAS } from './context/context.fixture.tsx';
import { openDesk, openWith, oskar, prepareDeskPage, row, server } from './desk-page.fixture.tsx';

beforeAll(() => loadTexts(['routing']));

const SHOP = { appId: newId('app'), appName: 'StoreAssist' };
const GERMAN = { groupId: newId('grp'), groupName: 'Deutsch' };
const RETURNS = { groupId: newId('grp'), groupName: 'Returns' };
const REFUND: Tag = { tagId: newId('tag'), name: 'Refund', color: 'rose' };
const rule = (change: Partial<desk.RoutingRule> = {}): desk.RoutingRule => ({
  ruleId: newId('rtr'),
  revision: 3,
  name: 'German',
  isEnabled: true,
  languages: ['de'],
  appIds: [],
  tagIds: [],
  groupId: GERMAN.groupId,
  skillIds: [],
  mode: 'least_busy',
  fallback: 'stay',
  missing: null,
  ...change,
});

describe('the rules', () => {
  const open = (rules: desk.RoutingRule[]) =>
    openPage(<RoutingRules />, {
      rights: rightsOf('supervisor'),
      prepare: (http) => {
        const groups = [GERMAN, RETURNS].map((group) => ({ ...group, agents: 2 }));
        http.answer(desk.listRoutingRules, { ...DONE, rules, groups, apps: [SHOP] });
        http.answer(listTags, { ...DONE, items: [REFUND] });
      },
    });

  test('say when they apply and what they do, and move with the arrow keys', async () => {
    const [one, two] = [
      rule({ tagIds: [REFUND.tagId], appIds: [SHOP.appId, newId('app')] }),
      rule({ name: 'Gone', groupId: newId('grp'), missing: 'group' }),
    ];
    const { server: http } = await open([one, two]);
    const [first, second] = await screen.findAllByRole('listitem');
    await within(first as HTMLElement).findByText(
      'language is German · app is StoreAssist or 1 other app · tag is Refund',
    );
    expect(first?.textContent).toContain('group Deutsch · Least busy · Stay with the group');
    expect(second?.textContent).toContain('Its group was deleted.');
    http.answer(desk.reorderRoutingRules, DONE);
    const [grip] = await screen.findAllByRole('button', { name: /^Move German/ });
    fireEvent.keyDown(grip as HTMLElement, { key: 'ArrowDown' });
    await waitFor(() =>
      expect(http.requestsTo(desk.reorderRoutingRules)[0]?.body).toMatchObject({
        before: [one.ruleId, two.ruleId],
        after: [two.ruleId, one.ruleId],
      }),
    );
    expect(screen.getByRole('status').textContent).toBe('German is now rule 2 of 2.');
  });

  test('move by buttons too, for fingers; at an end nothing happens, and a refused order is not announced', async () => {
    const [one, two] = [rule(), rule({ name: 'Returns' })];
    const { server: http, user } = await open([one, two]);
    http.answer(desk.reorderRoutingRules, DONE);
    await press(user, 'Move German down');
    await waitFor(() =>
      expect(http.requestsTo(desk.reorderRoutingRules)[0]?.body).toMatchObject({
        before: [one.ruleId, two.ruleId],
        after: [two.ruleId, one.ruleId],
      }),
    );
    expect(screen.getByRole('status').textContent).toBe('German is now rule 2 of 2.');

    // The list is fetched again, in the order that the server has.
    const up = await screen.findByRole('button', { name: 'Move German up' });
    await waitFor(() => expect(up.getAttribute('aria-disabled')).toBe('true'));
    await user.click(up);
    http.refuse(desk.reorderRoutingRules, 'conflict', { message: 'Another user has changed the order.' });
    await press(user, 'Move Returns up');
    await screen.findByText('Another user has changed the order.');
    expect(http.requestsTo(desk.reorderRoutingRules)).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  test('are switched off with their revision, tried on yesterday, and created with a group', async () => {
    const only = rule();
    const { server: http, user } = await open([only]);
    http.answer(desk.updateRoutingRule, { ...DONE, rule: only });
    await user.click(await screen.findByRole('switch', { name: 'German is on' }));
    await waitFor(() =>
      expect(http.requestsTo(desk.updateRoutingRule)[0]?.body).toMatchObject({
        ruleId: only.ruleId,
        revision: 3,
        isEnabled: false,
      }),
    );
    const did = { userId: TOMAS.userId, name: TOMAS.name };
    const would = { userId: AINO.userId, name: AINO.name };
    http.answer(desk.tryRoutingRules, {
      ...DONE,
      day: '2026-03-01',
      isCut: false,
      agents: [{ ...would, did: 0, would: 1 }],
      rows: [
        {
          userSessionId: newId('uss'),
          visitorName: 'Lukas Brandt',
          ...SHOP,
          language: 'de',
          tagIds: [],
          requestedAt: '2026-03-01T10:00:00.000Z',
          rule: 0,
          groupId: GERMAN.groupId,
          would,
          waitSeconds: 120,
          did,
        },
      ],
    });
    await press(user, 'Test with yesterday’s conversations');
    const trial = within(await screen.findByRole('dialog', { name: 'Yesterday with these rules' }));
    const tried = await trial.findByRole('row', { name: /Lukas Brandt/ });
    for (const text of ['German', 'Deutsch', AINO.name, TOMAS.name])
      expect(tried.textContent).toContain(text);
    await user.click(trial.getByRole('button', { name: 'Close' }));

    http.answer(desk.createRoutingRule, { ...DONE, rule: only });
    await press(user, 'New rule');
    const drawer = within(await screen.findByRole('dialog', { name: 'New rule' }));
    await user.type(drawer.getByLabelText('Name'), 'Returns');
    await user.click(drawer.getByRole('button', { name: 'Create rule' }));
    await drawer.findByText('Choose a group or at least one skill.');
    await user.click(drawer.getByRole('combobox', { name: 'Add to the queue of' }));
    await user.click(await screen.findByRole('option', { name: 'Returns' }));
    await user.click(drawer.getByRole('button', { name: 'Create rule' }));
    await waitFor(() =>
      expect(http.requestsTo(desk.createRoutingRule)[0]?.body).toMatchObject({
        name: 'Returns',
        groupId: RETURNS.groupId,
      }),
    );
  });
});

test('a supervisor gives a skill to an agent', async () => {
  const { server: http, user } = await openPage(<AgentSkills agent={TOMAS} />, {
    rights: rightsOf('supervisor'),
    prepare: (started) => {
      started.answer(listTags, { ...DONE, items: [REFUND] });
      started.answer(desk.listAgentSkills, { ...DONE, items: [] });
    },
  });
  http.answer(desk.changeAgentSkills, { ...DONE, skillIds: [REFUND.tagId] });
  await press(user, `Skills of ${TOMAS.name}`);
  await user.click(await screen.findByRole('combobox', { name: 'Skills' }));
  await user.click(await screen.findByRole('option', { name: 'Refund' }));
  await waitFor(() =>
    expect(http.requestsTo(desk.changeAgentSkills)[0]?.body).toMatchObject({
      userId: TOMAS.userId,
      add: [REFUND.tagId],
      remove: [],
    }),
  );
});

describe('at the desk', () => {
  prepareDeskPage();
  const answerGroups = (waiting: number) =>
    server.http.answer(desk.groupQueues, {
      ...DONE,
      items: [
        { ...GERMAN, isMine: true, waiting },
        { ...RETURNS, isMine: false, waiting: 0 },
      ],
      none: 2,
    });

  test('the waiting conversations are filtered by group, with live counts', async () => {
    const heidi = server.put(queueUser({ userName: 'Heidi Klein', groupId: GERMAN.groupId }));
    answerGroups(1);
    const { user } = await openDesk('?queue=unassigned');
    await within(await row(heidi)).findByText('Deutsch');
    const bar = within(await screen.findByRole('group', { name: 'Queue' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All3',
      'Deutsch1',
      'No group2',
    ]);
    await user.click(bar.getByRole('button', { name: /^Deutsch/ }));
    await waitFor(() =>
      expect(server.http.requestsTo(desk.unassignedUsers).at(-1)?.body).toMatchObject({
        groups: [GERMAN.groupId],
      }),
    );
    answerGroups(4);
    server.push(desk.routingChanged, {});
    await bar.findByText('4');
  });

  test('an agent moves a conversation to a group, with a reason', async () => {
    server.http.answer(desk.transferGroups, { ...DONE, items: [{ ...RETURNS, agents: 3, available: 1 }] });
    const { user } = await openWith(oskar);
    await user.click((await screen.findAllByRole('button', { name: 'Transfer' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /Returns.*1 of 3 available/ }));
    // Before agents who are offline.
    expect(
      dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual([
      expect.stringContaining('Aino Virtanen'),
      expect.stringContaining('Returns'),
      expect.stringContaining('Tomás Ruiz'),
    ]);
    await user.type(dialog.getByLabelText(/^Note/), 'A return');
    await user.click(dialog.getByRole('button', { name: 'Move to group' }));
    await screen.findByText('Moved to Returns');
    expect(server.emits.find(({ name }) => name === 'conversation.moveToGroup')?.payload).toMatchObject({
      userSessionId: oskar.userSessionId,
      groupId: RETURNS.groupId,
      note: 'A return',
    });
  });
});
