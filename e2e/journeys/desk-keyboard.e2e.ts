/** The desk without a mouse, and the visitor's side of it. */
import type { Locator, Page } from '@playwright/test';
import { log, openRow, openThreePages, visit } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';

const MOST_STOPS = 70;

/** Presses a key until the target is reached. */
async function keyTo(page: Page, aim: Locator, key: string): Promise<void> {
  await aim.waitFor();
  const isThere = () =>
    aim.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops, `stops of ${key}`).toBeLessThan(MOST_STOPS);
    await page.keyboard.press(key);
  }
}
const tabTo = (page: Page, aim: Locator) => keyTo(page, aim, 'Tab');
/** From the current list to another. */
async function openQueue(desk: Page, name: RegExp): Promise<void> {
  await tabTo(desk, desk.getByRole('tab', { selected: true }));
  await keyTo(desk, desk.getByRole('tab', { name }), 'ArrowRight');
  await desk.keyboard.press('Enter');
}
async function enterAt(page: Page, aim: Locator, key = 'Tab'): Promise<void> {
  await keyTo(page, aim, key);
  await page.keyboard.press('Enter');
}
const write = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};
/** Runs a command that needs an agent, who is chosen in the dialog. */
async function chooseAgent(desk: Page, command: string, name: RegExp): Promise<Locator> {
  await tabTo(desk, desk.getByLabel('Your reply'));
  await write(desk, command);
  const dialog = desk.getByRole('dialog');
  await tabTo(desk, dialog.getByRole('radio', { name }));
  await desk.keyboard.press('Space');
  return dialog;
}

test('from hand-over to history by keyboard alone [DSK-07, DSK-08, DSK-09, DSK-11]', async ({
  browser,
  product,
  otherSite,
}) => {
  const { visitor, agent, supervisor: otherAgent } = await openThreePages(browser, product);
  const question = 'Can I send something back?';

  await test.step('the visitor opens the chat, requests an agent and gives a reason', async () => {
    await visit(visitor, agent, product, otherSite);
    await enterAt(visitor, visitor.getByRole('button', { name: 'Open chat' }));
    await enterAt(visitor, visitor.getByRole('button', { name: /Talk to a person/ }));
    await expect(visitor.getByRole('button', { name: 'Continue with the bot' })).toBeVisible();
    await tabTo(visitor, visitor.getByRole('textbox'));
    await write(visitor, question);
  });

  await test.step('j opens the newest waiting conversation, t takes it, r starts the reply', async () => {
    await openQueue(agent, /Unassigned/);
    await expect(agent.getByText(question).first()).toBeVisible();
    await agent.keyboard.press('j');
    await expect(log(agent).getByText(question)).toBeVisible();
    await agent.keyboard.press('t');
    await expect(agent.getByText('You’re handling this chat.')).toBeVisible();
    await expect(agent.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
    await agent.keyboard.press('r');
    await expect(agent.getByLabel('Your reply')).toBeFocused();
    await write(agent, 'Let me see.');
    await expect(visitor.getByText('Let me see.')).toBeVisible();
  });

  await test.step('Escape leaves the field, n starts a note, Enter saves it', async () => {
    await agent.keyboard.press('Escape');
    await agent.keyboard.press('n');
    await expect(agent.getByLabel('Your note')).toBeFocused();
    await write(agent, 'Ask Aino for the date.');
    await expect(log(agent).getByText('Ask Aino for the date.')).toBeVisible();
    await expect(agent.getByLabel('Your reply')).toBeFocused();
  });

  await test.step('a reply is suggested, inserted and sent', async () => {
    await enterAt(agent, agent.getByRole('button', { name: 'AI', exact: true }));
    await enterAt(agent, agent.getByRole('menuitem', { name: 'Suggest a reply' }), 'ArrowDown');
    const proposed = agent.getByRole('region', { name: 'Assistant’s suggestion' });
    await enterAt(agent, proposed.getByRole('button', { name: 'Insert' }).first(), 'Shift+Tab');
    await expect(agent.getByLabel('Your reply')).toBeFocused();
    await expect(agent.getByLabel('Your reply')).toHaveValue(/^You have 30 days/);
    await agent.keyboard.press('Enter');
    await expect(visitor.getByText(/^You have 30 days/)).toBeVisible();
  });

  await test.step('/transfer opens the picker, Space selects, Enter sends the request; it is declined, then accepted', async () => {
    for (const answer of ['Decline', 'Accept']) {
      const dialog = await chooseAgent(agent, '/transfer', /Aino/);
      await agent.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(agent.getByText(/Waiting for Aino/)).toBeVisible();
      const announced = new RegExp(`^${answer} conversation`);
      await enterAt(otherAgent, otherAgent.getByRole('button', { name: announced }).first());
      await expect(agent.getByText(/Waiting for Aino/)).toHaveCount(0);
    }
    await expect(otherAgent.getByLabel('Your reply')).toBeFocused();
    await write(otherAgent, 'Aino here, I have taken over.');
    await expect(visitor.getByText('Aino here, I have taken over.')).toBeVisible();
  });

  await test.step('/escalate hands it back with a reason', async () => {
    const dialog = await chooseAgent(otherAgent, '/escalate', /Tom/);
    await tabTo(otherAgent, dialog.getByLabel(/^Reason/));
    await otherAgent.keyboard.type('You know returns.');
    await enterAt(otherAgent, dialog.getByRole('button', { name: 'Escalate', exact: true }));
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the arrow keys move to the list, Enter opens the conversation, /bot returns it to the bot, t takes it again', async () => {
    await openQueue(agent, /Escalated/);
    await enterAt(agent, openRow(agent, 'Aino here'));
    await expect(log(agent).getByText(/You know returns/)).toBeVisible();
    await tabTo(agent, agent.getByLabel('Your reply'));
    await write(agent, '/bot');
    await expect(agent.getByText('The bot is handling this chat.')).toBeVisible();
    await expect(agent.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
    await agent.keyboard.press('t');
    await expect(agent.getByText('You’re handling this chat.')).toBeVisible();
    await agent.keyboard.press('r');
    await expect(agent.getByLabel('Your reply')).toBeFocused();
    await write(agent, 'The label is in the parcel.');
    await expect(visitor.getByText('The label is in the parcel.')).toBeVisible();
  });

  await test.step('e closes it, the visitor rates it, and it appears in the history', async () => {
    await agent.keyboard.press('Escape');
    await agent.keyboard.press('e');
    await tabTo(visitor, visitor.getByRole('radio').first());
    await keyTo(visitor, visitor.getByRole('radio', { name: '5 of 5 stars' }), 'ArrowRight');
    await enterAt(visitor, visitor.getByRole('button', { name: 'Send' }).first());
    await expect(visitor.getByRole('radio')).toHaveCount(0);
    await openQueue(agent, /History/);
    await expect(openRow(agent, 'The label is in the parcel.')).toBeVisible();
  });
});
