/** Two agents and a visitor: who has the conversation open, who writes in it, and which page the visitor is on. */
import type { Locator, Page } from '@playwright/test';
import { askForPerson, log, openRow, openThreePages } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';

test('two agents see each other in a conversation, and the page of its visitor', async ({
  browser,
  product,
  otherSite,
}) => {
  const { visitor, agent, supervisor } = await openThreePages(browser, product);
  const question = 'Which bulb fits the Aurora?';
  const desks = [agent, supervisor];

  await test.step('both have the waiting conversation open, and see the visitor move to another page', async () => {
    await askForPerson(visitor, agent, product, otherSite, question);
    for (const desk of desks) await openRow(desk, question).click();
    await expect(agent.getByRole('group', { name: 'Also viewing' })).toContainText(
      'Aino Virtanen is viewing',
    );
    await expect(supervisor.getByRole('group', { name: 'Also viewing' })).toContainText(
      'Tomás Ruiz is viewing',
    );
    await visitor.evaluate(() => history.pushState({}, '', '/lamps/aurora/replacement-bulbs'));
    for (const desk of desks) await expect(openRow(desk, question)).toContainText('/lamps/aurora');
    const named = await isWholeOrHidden(openRow(agent, question), 'StoreAssist');
    expect(named, 'the name of the app is not cut to a letter').toBe(true);
  });

  await test.step('in a narrower window, no action of the header is cut off', async () => {
    for (const width of [1180, 1024, 850, 800, 768, 520, 480, 390]) {
      await supervisor.setViewportSize({ width, height: 900 });
      expect(await cutOffActions(supervisor), `at ${width} px`).toEqual([]);
    }
    await supervisor.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the agent takes it through the search, by keyboard', async () => {
    await agent.keyboard.press('Control+k');
    await expect(agent.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await agent.keyboard.type('take conv');
    await expect(agent.getByRole('option', { name: /Take conversation/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await agent.keyboard.press('Enter');
    await expect(agent.getByText('You’re handling this chat.')).toBeVisible();
  });

  await test.step('the supervisor sees the reply being typed, and takes over', async () => {
    await agent.keyboard.press('r');
    await agent.keyboard.type('An E14 with');
    await expect(
      supervisor.getByRole('status').filter({ hasText: 'Tomás Ruiz is typing a reply' }),
    ).toBeVisible();
    await supervisor.keyboard.press('Shift+O');
    await supervisor.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
    await supervisor.getByLabel('Your reply').fill('I’ll look it up.');
    await supervisor.getByLabel('Your reply').press('Enter');
    await expect(log(supervisor).getByText('I’ll look it up.')).toBeVisible();
    await expect(agent.getByText('Aino Virtanen has this conversation now')).toBeVisible();
  });

  await test.step('once it is back, the agent is asked before the reply that was begun earlier is sent', async () => {
    await supervisor.getByLabel('Your reply').press('Escape');
    await supervisor.keyboard.press('Shift+T');
    const dialog = supervisor.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Tomás Ruiz/ }).check({ force: true });
    await dialog.getByRole('button', { name: 'Request transfer' }).click();
    await agent
      .getByRole('button', { name: /Accept/ })
      .first()
      .click();
    await expect(agent.getByLabel('Your reply')).toHaveValue('An E14 with');
    await agent.getByLabel('Your reply').press('Enter');
    const asked = agent.getByRole('dialog', { name: 'Aino Virtanen already replied. Send anyway?' });
    await asked.getByRole('button', { name: 'Send anyway' }).click();
    await expect(log(agent).getByText('An E14 with')).toBeVisible();
  });

  await test.step('an agent who leaves is no longer shown', async () => {
    await expect(agent.getByRole('group', { name: 'Also viewing' })).toContainText(
      'Aino Virtanen is viewing',
    );
    await supervisor.close();
    await expect(agent.getByRole('group', { name: 'Also viewing' })).toHaveText('');
  });
});

/** Buttons of the conversation's header that are outside of it, or whose labels are. */
const cutOffActions = (desk: Page): Promise<(string | null)[]> =>
  desk
    .locator('header')
    .filter({ has: desk.getByRole('button', { name: 'Take', exact: true }) })
    .evaluate((header) => {
      const right = header.getBoundingClientRect().right;
      const isCut = (label: Element) =>
        getComputedStyle(label).position !== 'absolute' && label.scrollWidth > label.clientWidth;
      return [...header.querySelectorAll('button')]
        .filter(
          (button) =>
            button.getBoundingClientRect().right > right ||
            [...button.querySelectorAll('.mantine-Button-label')].some(isCut),
        )
        .map(({ textContent, ariaLabel }) => textContent || ariaLabel);
    });

/** Whether a text in a row has a legible width, or is below its visible line. */
const isWholeOrHidden = (row: Locator, text: string): Promise<boolean> =>
  row.getByText(text, { exact: true }).evaluate((element) => {
    const line = element.parentElement?.getBoundingClientRect();
    const { top, width } = element.getBoundingClientRect();
    return width >= 40 || (line !== undefined && top >= line.bottom);
  });
