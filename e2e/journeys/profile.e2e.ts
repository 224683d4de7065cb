/** Two agents and a visitor: the profile is edited at one desk and seen at the other, and the visitor is blocked. */
import type { Page } from '@playwright/test';
import { askForPerson, openRow, openThreePages, sendAsVisitor, take } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';

const WHY = 'My lamp hums since yesterday';

test('a visitor’s profile is edited together, has notes and fields, and the visitor is blocked and unblocked', async ({
  browser,
  product,
  otherSite,
}) => {
  const { visitor, agent, supervisor } = await openThreePages(browser, product);
  const pane = (desk: Page, name: RegExp) => desk.getByRole('region', { name });

  await test.step('both desks show the conversation', async () => {
    await askForPerson(visitor, agent, product, otherSite, WHY);
    await supervisor.getByRole('tab', { name: /Unassigned/ }).click();
    await openRow(supervisor, WHY).click();
    await take(agent, WHY);
  });

  await test.step('a name corrected by one agent appears at the other’s desk, with its source', async () => {
    await pane(agent, /^Visitor/)
      .getByRole('button', { name: 'Edit Name' })
      .click();
    await agent.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
    await agent.keyboard.press('Enter');
    await expect(pane(supervisor, /^Visitor/).getByText('Ada Lovelace')).toBeVisible();
    await expect(pane(supervisor, /^Visitor/).getByText(/^Tomás Ruiz · /)).toBeVisible();
  });

  await test.step('so do an attribute and a note', async () => {
    await pane(supervisor, /^Attributes/)
      .getByRole('button', { name: 'Edit Membership' })
      .click();
    await supervisor.getByRole('combobox', { name: 'Membership' }).selectOption('Plus');
    await expect(pane(agent, /^Attributes/).getByText('Plus', { exact: true })).toBeVisible();
    await agent.getByRole('textbox', { name: 'Add a note' }).fill('Prefers to be called');
    await agent.getByRole('button', { name: 'Save note' }).click();
    await expect(pane(supervisor, /^Notes/).getByText('Prefers to be called')).toBeVisible();
    await expect(pane(supervisor, /^Notes/).getByRole('button', { name: 'Edit note' })).toHaveCount(0);
  });

  await test.step('a blocked visitor reads a neutral message; unblocked, they can write again', async () => {
    await supervisor.getByRole('button', { name: 'More about this visitor' }).click();
    await supervisor.getByRole('menuitem', { name: 'Block visitor' }).click();
    await supervisor.getByRole('dialog').getByRole('button', { name: 'Block visitor' }).click();
    await expect(pane(agent, /^Visitor/).getByText(/^Blocked by Aino Virtanen · /)).toBeVisible();
    await sendAsVisitor(visitor, 'Hello?');
    await expect(visitor.getByText('You can no longer use this chat.').first()).toBeVisible();
    await supervisor.getByRole('button', { name: 'Unblock' }).click();
    await expect(pane(agent, /^Visitor/).getByText(/^Blocked by/)).toHaveCount(0);
    await visitor.reload();
    await sendAsVisitor(visitor, 'Thank you');
    await expect(agent.getByRole('log', { name: 'Messages' }).getByText('Thank you')).toBeVisible();
  });
});
