/** The desk without a mouse. */
import type { Locator, Page } from '@playwright/test';
import { askForPerson, log, threePeople } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';

const MOST_STOPS = 40;

/** Goes from stop to stop with the Tab key, as far as it takes. */
async function tabTo(page: Page, aim: Locator): Promise<void> {
  await aim.waitFor();
  const isThere = () => aim.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops++) {
    expect(stops, 'stops of the Tab key').toBeLessThan(MOST_STOPS);
    await page.keyboard.press('Tab');
  }
}
const write = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('take, reply, note, transfer, accept and close by keyboard alone [DSK-09]', async ({
  browser,
  product,
  otherSite,
}) => {
  const { visitor, agent, supervisor: colleague } = await threePeople(browser, product);
  await askForPerson(visitor, agent, product, otherSite, 'Do you have it in green?');

  await test.step('j opens the newest that waits, t takes it, and the field is ready', async () => {
    await expect(agent.getByRole('tab', { name: /Unassigned/, selected: true })).toBeVisible();
    await expect(agent.getByText('Do you have it in green?').first()).toBeVisible();
    await agent.keyboard.press('j');
    await expect(log(agent).getByText('Do you have it in green?')).toBeVisible();
    await agent.keyboard.press('t');
    await expect(agent.getByLabel('Your reply')).toBeFocused();
    await write(agent, 'We do, from March on.');
    await expect(visitor.getByText('We do, from March on.')).toBeVisible();
  });

  await test.step('Escape leaves the field, n begins a note, Enter keeps it', async () => {
    await agent.keyboard.press('Escape');
    await agent.keyboard.press('n');
    await expect(agent.getByLabel('Your note')).toBeFocused();
    await write(agent, 'Ask Aino for the date.');
    await expect(log(agent).getByText('Ask Aino for the date.')).toBeVisible();
    await expect(agent.getByLabel('Your reply')).toBeFocused();
  });

  await test.step('/transfer opens the choice, Space chooses, Enter offers', async () => {
    await write(agent, '/transfer');
    const dialog = agent.getByRole('dialog');
    await tabTo(agent, dialog.getByRole('radio', { name: /Aino/ }));
    await agent.keyboard.press('Space');
    await agent.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(agent.getByText(/Waiting for Aino/)).toBeVisible();
  });

  await test.step('the colleague accepts, and e closes', async () => {
    await tabTo(colleague, colleague.getByRole('button', { name: /^Accept the conversation/ }).first());
    await colleague.keyboard.press('Enter');
    await expect(colleague.getByLabel('Your reply')).toBeFocused();
    await colleague.keyboard.press('Escape');
    await colleague.keyboard.press('e');
    await expect(visitor.getByText(/How did it go|ended|closed/i).first()).toBeVisible();
    await expect(colleague.getByText('You are talking.')).toHaveCount(0);
  });
});
