/**
 * A waiting visitor corrects what the bot understood, which the agent sees at once; then the agent corrects an
 * answer of the bot, which reaches the visitor.
 */
import { newPublishedApp } from '@parrot/testkit';
import { log, openRow, sendAsVisitor } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { agentAtDesk } from '../support/team-at-desk.ts';

const BETTER = 'Send it back within 60 days, free of charge.';

test('what the bot understood is corrected by the visitor, and an answer of the bot by the agent', async ({
  browser,
  twoProcesses,
}) => {
  const { parrotId, appId } = await newPublishedApp(twoProcesses, twoProcesses.owner);
  const agent = await agentAtDesk(browser, twoProcesses, { roleKey: 'agent', name: 'Anna Berg', appId });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${twoProcesses.url}/try/${parrotId}`);
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await sendAsVisitor(visitor, 'How do I return an order?');
  await expect(visitor.getByText(/Send it back within 30 days/)).toBeVisible();
  await sendAsVisitor(visitor, 'My order number is 10422 and the lamp hums');
  await visitor.getByRole('button', { name: /Talk to a person/ }).click();

  const card = visitor.getByRole('region', { name: 'Here’s what I’ll pass on' });
  const facts = agent.getByRole('region', { name: 'Handover summary' });
  await test.step('the waiting visitor gets the card, and can still write', async () => {
    await expect(card.getByRole('textbox', { name: 'Order number' })).toHaveValue('10422');
    await sendAsVisitor(visitor, 'It is the blue one');
    await openRow(agent, 'It is the blue one').click();
    await expect(facts.getByText('As the bot understood it').first()).toBeVisible();
  });

  await test.step('a correction appears at the desk at once', async () => {
    await card.getByRole('textbox', { name: 'Order number' }).fill('10423');
    await card.getByRole('textbox', { name: 'Order number' }).press('Enter');
    await expect(facts.getByText('10423')).toBeVisible();
    await expect(facts.getByText('Corrected by the visitor')).toBeVisible();
    await card.getByRole('button', { name: 'That’s right' }).click();
    await expect(facts.getByText('Confirmed by the visitor').first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  await test.step('the agent answers again from the bot’s message, and the visitor gets it', async () => {
    await agent.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(agent.getByText('You’re handling this chat.')).toBeVisible();
    await log(agent)
      .locator('[data-by="bot"]')
      .filter({ hasText: 'Send it back within 30 days' })
      .getByRole('button', { name: 'Bot message options' })
      .click();
    await agent.getByRole('menuitem', { name: 'Answer again' }).click();
    const dialog = agent.getByRole('dialog', { name: 'Answer again' });
    await dialog.getByLabel('Answer', { exact: true }).fill(BETTER);
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await expect(dialog.getByText('The bot would give your answer.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save and send' }).click();
    await expect(visitor.getByText(BETTER)).toBeVisible();
    await expect(visitor.getByText('Corrected answer')).toBeVisible();
  });
});
