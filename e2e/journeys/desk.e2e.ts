/** A day at the desk with three browsers: a visitor, an agent and a supervisor. */
import { expectAccessible } from '../support/accessible.ts';
import {
  askForPerson,
  dotColor,
  log,
  note,
  openRow,
  openThreePages,
  openTwoPages,
  reply,
  sendAsVisitor,
  take,
} from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';

test('hand-over, take, note, suggestion, transfer declined and accepted, escalate, return to bot, close, rating, history [DSK-01, DSK-07, DSK-08, DSK-09, DSK-11, RTM-06, RTM-07]', async ({
  browser,
  product,
  otherSite,
}) => {
  const { visitor, agent, supervisor } = await openThreePages(browser, product);

  /** By state: waiting or with the bot, assigned, ended. */
  const colors: Record<string, string> = {};

  await test.step('a visitor requests an agent and sees their queue position', async () => {
    await askForPerson(visitor, agent, product, otherSite, 'My lamp hums since yesterday');
    await expect(visitor.getByRole('button', { name: 'Continue with the bot' })).toBeVisible();
    // The desk reopens in the state the agent left it in.
    await agent.getByRole('tab', { name: /Unassigned/ }).click();
    colors.waiting = await dotColor(agent, 'UNASSIGNED', 'My lamp hums');
  });

  await test.step('the agent takes it, answers, and leaves a note that the visitor never sees', async () => {
    await take(agent, 'My lamp hums');
    await reply(agent, 'Hello, Tomas here. Which lamp is it?');
    await expect(visitor.getByText('Hello, Tomas here. Which lamp is it?')).toBeVisible();
    await note(agent, 'Sounds like the old transformer.');
    await expect(log(agent).getByText('Sounds like the old transformer.')).toBeVisible();
    await expectAccessible(agent, 'the desk with a conversation');
  });

  await test.step('the visitor asks something the bot knows: its answer is suggested, inserted and sent', async () => {
    await sendAsVisitor(visitor, 'Can I send something back?');
    await expect(log(agent).getByText('Can I send something back?')).toBeVisible();
    await agent.getByRole('button', { name: 'AI', exact: true }).click();
    await agent.getByRole('menuitem', { name: 'Suggest a reply' }).click();
    const proposed = agent.getByRole('region', { name: 'Assistant’s suggestion' });
    await expect(proposed.getByText('From your knowledge').first()).toBeVisible();
    await proposed.getByRole('button', { name: 'Insert' }).first().click();
    await expect(agent.getByLabel('Your reply')).toHaveValue(/^You have 30 days/);
    await agent.getByLabel('Your reply').press('Enter');
    await expect(visitor.getByText(/^You have 30 days/)).toBeVisible();
  });

  await test.step('a transfer to the supervisor is declined; a second one is accepted', async () => {
    for (const answer of ['Decline', 'Accept'] as const) {
      await agent.getByRole('button', { name: 'Transfer', exact: true }).click();
      const dialog = agent.getByRole('dialog');
      await dialog.getByText('Aino', { exact: false }).first().click();
      await dialog.getByRole('button', { name: 'Request transfer' }).click();
      await supervisor
        .getByRole('button', { name: new RegExp(`^${answer} conversation`) })
        .first()
        .click();
      if (answer === 'Decline') await expect(agent.getByText('You’re handling this chat.')).toBeVisible();
    }
    await supervisor.getByRole('tab', { name: /(^|\d ?)Assigned/ }).click();
    colors.assigned = await dotColor(supervisor, 'ASSIGNED', 'You have 30 days');
    await openRow(supervisor, 'You have 30 days').click();
    await expect(supervisor.getByText('You’re handling this chat.')).toBeVisible();
    await expect(log(supervisor).getByText('Sounds like the old transformer.')).toBeVisible();
    await reply(supervisor, 'Aino here, I have taken over.');
    await expect(visitor.getByText('Aino here, I have taken over.')).toBeVisible();
  });

  await test.step('the supervisor escalates it to the agent, who returns it to the bot', async () => {
    await supervisor.getByRole('button', { name: 'Escalate', exact: true }).click();
    const dialog = supervisor.getByRole('dialog');
    await dialog.getByText('Tomás', { exact: false }).or(dialog.getByText('Tomas')).first().click();
    await dialog.getByLabel(/^Reason/).fill('You know this lamp.');
    await dialog.getByRole('button', { name: 'Escalate', exact: true }).click();
    await agent.getByRole('tab', { name: /Escalated/ }).click();
    expect(await dotColor(agent, 'ESCALATED', 'Aino here')).toBe(colors.assigned);
    await openRow(agent, 'Aino here').click();
    await expect(log(agent).getByText(/You know this lamp/)).toBeVisible();
    await agent.getByRole('button', { name: 'Return to bot', exact: true }).click();
    await expect(agent.getByText('The bot is handling this chat.')).toBeVisible();
    await expect(visitor.getByText(/answers again/)).toBeVisible();
    await agent.getByRole('button', { name: 'More queues' }).click();
    await agent.getByRole('menuitem', { name: /In progress/ }).click();
    expect(await dotColor(agent, 'INPROGRESS', 'Aino here')).toBe(colors.waiting);
  });

  await test.step('taken from the bot again and closed; the visitor rates it; it appears in the history', async () => {
    await agent.getByRole('button', { name: 'Take from bot' }).click();
    await expect(agent.getByText('You’re handling this chat.')).toBeVisible();
    await reply(agent, 'A new transformer is on its way.');
    await expect(visitor.getByText('A new transformer is on its way.')).toBeVisible();
    await agent.getByRole('button', { name: 'Close', exact: true }).click();
    await visitor.getByRole('radio', { name: '5 of 5 stars' }).click({ force: true });
    await visitor.getByRole('button', { name: 'Send' }).first().click();
    await agent.getByRole('tab', { name: /History/ }).click();
    colors.over = await dotColor(agent, 'CLOSED', 'A new transformer is on its way.');
    expect(new Set(Object.values(colors)).size).toBe(3);
    await expect(visitor.getByText('Sounds like the old transformer.')).toHaveCount(0);
    await expect(visitor.getByText('You know this lamp.')).toHaveCount(0);
  });
});

/** How long the connection is down. This is the scenario itself, not a wait for a condition. */
const CUT_MS = 30_000;

test('the agent’s connection is down for half a minute during a conversation: afterward both sides are complete and in order [RTM-03, RTM-07]', async ({
  browser,
  product,
  cuttable,
  otherSite,
}) => {
  const { visitor, agent } = await openTwoPages(browser, cuttable);
  await askForPerson(visitor, agent, product, otherSite, 'Is anybody there?');
  await take(agent, 'Is anybody there?');
  await reply(agent, 'one');
  await expect(visitor.getByText('one', { exact: true })).toBeVisible();

  // While a page that is offline has an open socket, Chromium's network process is busy all the time: it goes
  // offline once it has noticed that its socket is closed.
  await cuttable.cut();
  await expect(agent.getByText(/You’re offline/)).toBeVisible();
  await agent.context().setOffline(true);
  const isOver = new Promise((resolve) => setTimeout(resolve, CUT_MS));
  await expect(agent.getByText(/You’re offline/)).toBeVisible();
  await reply(agent, 'two, written without a line');
  await sendAsVisitor(visitor, 'three, while you were gone');
  await isOver;
  await cuttable.restore();
  await agent.context().setOffline(false);
  await expect(log(agent).getByText('three, while you were gone')).toBeVisible();
  await expect(visitor.getByText('two, written without a line')).toBeVisible();
  const texts = ['one', 'two, written without a line', 'three, while you were gone'];
  for (const text of texts) await expect(log(agent).getByText(text, { exact: true })).toHaveCount(1);
});
