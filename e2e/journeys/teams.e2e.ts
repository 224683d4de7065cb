/** A German visitor, the agent of the group they are routed to, and one of another group, in three browsers. */
import { createRoutingRule, listAgents } from '@parrot/contract/desk';
import { createGroup } from '@parrot/contract/team';
import { newPublishedApp } from '@parrot/testkit';
import { log, openRow, sendAsVisitor } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { agentAtDesk } from '../support/team-at-desk.ts';

test('a visitor waits in the queue of their group, and moves to another one with a reason', async ({
  browser,
  twoProcesses,
}) => {
  const { owner, api, url } = twoProcesses;
  const { parrotId, appId } = await newPublishedApp(twoProcesses, owner);
  const greta = await agentAtDesk(browser, twoProcesses, { roleKey: 'agent', name: 'Greta Vogel', appId });
  const rita = await agentAtDesk(browser, twoProcesses, { roleKey: 'agent', name: 'Rita Moreau', appId });
  const { items } = await api.call(listAgents, { session: owner, body: { appId } });
  const newGroup = async (groupName: string, member: string) => {
    const userIds = items.filter(({ name }) => name === member).map(({ userId }) => userId);
    const body = { groupName, userIds, roleIds: [], appIds: [] };
    return (await api.call(createGroup, { session: owner, body })).group.groupId;
  };
  const groupId = await newGroup('Deutsch', 'Greta Vogel');
  await newGroup('Returns', 'Rita Moreau');
  await api.call(createRoutingRule, {
    session: owner,
    body: {
      name: 'German',
      isEnabled: true,
      languages: ['de'],
      appIds: [],
      tagIds: [],
      groupId,
      skillIds: [],
      mode: 'round_robin',
      fallback: 'stay',
    },
  });

  // The bot speaks English only; the browser says what the visitor speaks.
  const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await visitor.goto(`${url}/try/${parrotId}`);
  await visitor.getByRole('button', { name: 'Open chat' }).click();

  await test.step('the rule gives the conversation to the only member of the group', async () => {
    await visitor.getByRole('button', { name: /Talk to a person/ }).click();
    await expect(greta.getByRole('tab', { name: /(^|\d ?)Assigned/ })).toContainText('1');
    await sendAsVisitor(visitor, 'Meine Lampe brummt');
    await greta.getByRole('tab', { name: /(^|\d ?)Assigned/ }).click();
    await openRow(greta, 'Meine Lampe brummt').click();
    await expect(greta.getByText('You’re handling this chat.')).toBeVisible();
  });

  await test.step('she moves it to another group, and the visitor waits again', async () => {
    await greta.getByRole('button', { name: 'Transfer', exact: true }).click();
    const dialog = greta.getByRole('dialog');
    await dialog.getByText('Returns').click();
    await dialog.getByLabel(/^Note/).fill('Wants to return it');
    await dialog.getByRole('button', { name: 'Move to group' }).click();
    await expect(greta.getByText(/moved the conversation to the group Returns/)).toBeVisible();
    await expect(visitor.getByText('Waiting for a person').first()).toBeVisible();
    await expect(visitor.getByText('Wants to return it')).toHaveCount(0);
  });

  await test.step('the other agent sees it in the queue of her group, with the reason, and takes it', async () => {
    await rita.getByRole('tab', { name: /Unassigned/ }).click();
    const queue = rita.getByRole('group', { name: 'Queue' }).getByRole('button', { name: /^Returns/ });
    await expect(queue).toContainText('1');
    await queue.click();
    await openRow(rita, 'Meine Lampe brummt').click();
    await expect(log(rita).getByText(/Wants to return it/)).toBeVisible();
    await rita.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(rita.getByText('You’re handling this chat.')).toBeVisible();
    await expect(visitor.getByText('Rita Moreau').first()).toBeVisible();
  });
});
