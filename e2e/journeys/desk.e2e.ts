/** A day at the desk with three browsers: a visitor, an agent and a supervisor. */
import { listAgentApps } from '@parrot/contract/desk';
import { createApiClient } from '@parrot/testkit/client';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { DEMO, sessionOf, signIn } from '../support/people.ts';
import { expect, type OtherSite, type Product, test } from '../support/product.ts';

const reply = async (desk: Page, text: string): Promise<void> => {
  await desk.getByLabel('Your reply').fill(text);
  await desk.getByLabel('Your reply').press('Enter');
};
const note = async (desk: Page, text: string): Promise<void> => {
  await desk.getByText('Note', { exact: true }).click();
  await desk.getByLabel('Your note').fill(text);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Reply', { exact: true }).click();
};
const say = async (site: Page, text: string): Promise<void> => {
  await site.getByRole('textbox').fill(text);
  await site.getByRole('textbox').press('Enter');
};
/** A visitor on a page with the bot that the demo's agent looks after, who asks for a person and says why. */
async function askForPerson(visitor: Page, agent: Page, product: Product, site: OtherSite, why: string) {
  const session = await sessionOf(agent, product);
  const { items } = await createApiClient(product.url).call(listAgentApps, { session, body: {} });
  const app = items.find(({ appName }) => appName === 'StoreAssist');
  const line = `<script async src="${product.url}/widget/parrot.js" data-parrot-id="${app?.parrotId}"></script>`;
  site.show(`<!doctype html><html lang="en"><title>Lamps</title><h1>Lamps</h1>${line}</html>`);
  await visitor.goto(site.url);
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await visitor.getByRole('button', { name: /Talk to a person/ }).click();
  await expect(visitor.getByText('A person will be with you soon').first()).toBeVisible();
  await say(visitor, why);
}
const openRow = (desk: Page, words: string): Locator =>
  desk.getByRole('button', { name: /Open the conversation/ }).filter({ hasText: words });
const log = (desk: Page): Locator => desk.getByRole('log', { name: 'Messages' });

test('hand-over, take, note, transfer refused and accepted, escalate, back to bot, close, rating, history [DSK-01, DSK-07, DSK-09, RTM-06, RTM-07]', async ({
  browser,
  product,
  otherSite,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const agent = await (await browser.newContext()).newPage();
  const supervisor = await (await browser.newContext()).newPage();
  await Promise.all([signIn(agent, product, DEMO.agent), signIn(supervisor, product, DEMO.supervisor)]);
  await expect(agent.getByRole('tab', { name: /Unassigned/ })).toBeVisible();
  await expect(supervisor.getByRole('tab', { name: /Unassigned/ })).toBeVisible();

  await test.step('a visitor asks for a person, and is told where they stand', async () => {
    await askForPerson(visitor, agent, product, otherSite, 'My lamp hums since yesterday');
    await expect(visitor.getByRole('button', { name: 'Go on with the bot' })).toBeVisible();
  });

  await test.step('the agent takes it, answers, and leaves a note that the visitor never sees', async () => {
    await agent.getByRole('tab', { name: /Unassigned/ }).click();
    await openRow(agent, 'My lamp hums').click();
    await agent.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(agent.getByText('You are talking.')).toBeVisible();
    await reply(agent, 'Hello, Tomas here. Which lamp is it?');
    await expect(visitor.getByText('Hello, Tomas here. Which lamp is it?')).toBeVisible();
    await note(agent, 'Sounds like the old transformer.');
    await expect(log(agent).getByText('Sounds like the old transformer.')).toBeVisible();
    await expectAccessible(agent, 'the desk with a conversation');
  });

  await test.step('offered to the supervisor, who declines; offered again and accepted', async () => {
    for (const answer of ['Decline', 'Accept'] as const) {
      await agent.getByRole('button', { name: 'Transfer', exact: true }).click();
      const dialog = agent.getByRole('dialog');
      await dialog.getByText('Aino', { exact: false }).first().click();
      await dialog.getByRole('button', { name: 'Offer' }).click();
      await supervisor
        .getByRole('button', { name: new RegExp(`^${answer} the conversation`) })
        .first()
        .click();
      if (answer === 'Decline') await expect(agent.getByText('You are talking.')).toBeVisible();
    }
    await supervisor.getByRole('tab', { name: /(^|\d ?)Assigned/ }).click();
    await openRow(supervisor, 'Which lamp is it?').click();
    await expect(supervisor.getByText('You are talking.')).toBeVisible();
    await expect(log(supervisor).getByText('Sounds like the old transformer.')).toBeVisible();
    await reply(supervisor, 'Aino here, I have taken over.');
    await expect(visitor.getByText('Aino here, I have taken over.')).toBeVisible();
  });

  await test.step('the supervisor escalates it to the agent, who gives it back to the bot', async () => {
    await supervisor.getByRole('button', { name: 'Escalate', exact: true }).click();
    const dialog = supervisor.getByRole('dialog');
    await dialog.getByText('Tomás', { exact: false }).or(dialog.getByText('Tomas')).first().click();
    await dialog.getByLabel(/^Why/).fill('You know this lamp.');
    await dialog.getByRole('button', { name: 'Escalate', exact: true }).click();
    await agent.getByRole('tab', { name: /Escalated/ }).click();
    await openRow(agent, 'Aino here').click();
    await expect(log(agent).getByText(/You know this lamp/)).toBeVisible();
    await agent.getByRole('button', { name: 'Back to bot', exact: true }).click();
    await expect(agent.getByText('The bot is talking.')).toBeVisible();
    await expect(visitor.getByText(/answers again/)).toBeVisible();
  });

  await test.step('taken from the bot once more and closed; the visitor rates it; it stands in the history', async () => {
    await agent.getByRole('button', { name: 'Take from bot' }).click();
    await expect(agent.getByText('You are talking.')).toBeVisible();
    await reply(agent, 'A new transformer is on its way.');
    await expect(visitor.getByText('A new transformer is on its way.')).toBeVisible();
    await agent.getByRole('button', { name: 'Close', exact: true }).click();
    await visitor.getByRole('radio', { name: '5 of 5 stars' }).click({ force: true });
    await visitor.getByRole('button', { name: 'Send' }).first().click();
    await agent.getByRole('tab', { name: /History/ }).click();
    await expect(openRow(agent, 'A new transformer is on its way.')).toBeVisible();
    await expect(visitor.getByText('Sounds like the old transformer.')).toHaveCount(0);
    await expect(visitor.getByText('You know this lamp.')).toHaveCount(0);
  });
});

test('the agent’s line is cut amid a conversation: both sides are complete and in order after it [RTM-03, RTM-07]', async ({
  browser,
  product,
  otherSite,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  const agent = await (await browser.newContext()).newPage();
  await signIn(agent, product, DEMO.agent);
  await askForPerson(visitor, agent, product, otherSite, 'Is anybody there?');
  await agent.getByRole('tab', { name: /Unassigned/ }).click();
  await openRow(agent, 'Is anybody there?').click();
  await agent.getByRole('button', { name: 'Take', exact: true }).click();
  await reply(agent, 'one');
  await expect(visitor.getByText('one', { exact: true })).toBeVisible();

  await agent.context().setOffline(true);
  await expect(agent.getByText(/The line is down/)).toBeVisible({ timeout: 60_000 });
  await reply(agent, 'two, written without a line');
  await say(visitor, 'three, while you were gone');
  await agent.context().setOffline(false);
  await expect(log(agent).getByText('three, while you were gone')).toBeVisible({ timeout: 60_000 });
  await expect(visitor.getByText('two, written without a line')).toBeVisible({ timeout: 60_000 });
  const words = ['one', 'two, written without a line', 'three, while you were gone'];
  for (const text of words) await expect(log(agent).getByText(text, { exact: true })).toHaveCount(1);
});
