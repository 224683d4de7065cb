/**
 * Five browsers at once: two visitors, two agents without monitoring, and a supervisor, spread over two processes.
 */
import { newPublishedApp } from '@parrot/testkit';
import type { Page } from '@playwright/test';
import { log, openRow } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { agentAtDesk, askForAgent } from '../support/team-at-desk.ts';

/** The visitor is gone after a grace period of half a minute. This is the scenario itself. */
const GONE = { timeout: 300_000 };

test('waiting, a race, a takeover and a transfer look the same to everyone involved', async ({
  browser,
  twoProcesses,
}) => {
  const { parrotId, appId } = await newPublishedApp(twoProcesses, twoProcesses.owner);
  const anna = await agentAtDesk(browser, twoProcesses, { roleKey: 'agent', name: 'Anna Berg', appId });
  const ben = await agentAtDesk(browser, twoProcesses, { roleKey: 'agent', name: 'Ben Holm', appId });
  const sara = await agentAtDesk(browser, twoProcesses, {
    roleKey: 'supervisor',
    name: 'Sara Lind',
    appId,
  });
  const failedCalls = countFailedCalls(ben);

  const first = await askForAgent(browser, twoProcesses, parrotId, 'My lamp hums');
  const second = await askForAgent(browser, twoProcesses, parrotId, 'Where is my parcel?');

  await test.step('both visitors see their position, and the desk counts both', async () => {
    await expect(first.getByText('You’re next in line').first()).toBeVisible();
    await expect(second.getByText('You’re number 2 in line').first()).toBeVisible();
    for (const desk of [anna, ben, sara]) {
      await expect(desk).toHaveTitle(/^\(2\) Chats/);
      await expect(openRow(desk, 'My lamp hums')).toBeVisible();
      await expect(bell(desk)).toHaveAccessibleName('Notifications, 2 unread');
    }
  });

  await test.step('a visitor who leaves is no longer in the queue, triggers no sound, and is shown as offline', async () => {
    await first.context().close();
    await expect(second.getByText('You’re next in line').first()).toBeVisible(GONE);
    for (const desk of [anna, ben, sara]) {
      await expect(desk).toHaveTitle(/^\(1\) Chats/);
      await expect(bell(desk)).toHaveAccessibleName('Notifications, 1 unread');
    }
    const left = anna.locator('[data-presence="left"]').filter({ hasText: 'My lamp hums' });
    await expect(left).toBeVisible();
  });

  await test.step('the keyboard moves through the list and takes a conversation without typing into the reply', async () => {
    for (const desk of [ben, sara]) {
      await openRow(desk, 'Where is my parcel?').click();
      await expect(desk.getByText(/is waiting for an agent\./)).toBeVisible();
    }
    await anna.getByRole('tab', { name: /Unassigned/ }).focus();
    for (const key of ['j', 'j', 'k']) await anna.keyboard.press(key);
    await expect(log(anna).getByText('Where is my parcel?')).toBeVisible();
    await anna.keyboard.press('t');
    await expect(anna.getByText('You’re handling this chat.')).toBeVisible();
    await expect(anna.getByRole('tab', { name: /(^|\d ?)Assigned/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(anna.getByLabel('Your reply')).toHaveValue('');
    await expect(anna.getByLabel('Your reply')).not.toBeFocused();
    await anna.keyboard.press('r');
    await expect(anna.getByLabel('Your reply')).toBeFocused();
  });

  await test.step('the agent who lost the race sees who took it, and requests nothing they may not see', async () => {
    await expect(ben.getByText('Anna Berg has this conversation now')).toBeVisible();
    await expect(ben.getByText(/read along/)).toHaveCount(0);
    for (const desk of [ben, sara]) {
      await expect(desk).toHaveTitle(/^Chats/);
      await expect(bell(desk)).toHaveAccessibleName('Notifications');
    }
    expect(failedCalls()).toEqual([]);
  });

  await test.step('a takeover shows who and why, and the draft is saved', async () => {
    await anna.getByLabel('Your reply').fill('Let me look that up');
    await expect(sara.getByText('Anna Berg is handling this chat.')).toBeVisible();
    await sara.getByRole('button', { name: 'Take over', exact: true }).click();
    const dialog = sara.getByRole('dialog');
    await dialog.getByLabel(/^Reason/).fill('Angry customer');
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(sara.getByText('You’re handling this chat.')).toBeVisible();
    await expect(sara.getByLabel('Your reply')).toBeVisible();
    await expect(anna.getByText('Sara Lind has this conversation now')).toBeVisible();
    await expect(anna.getByText('Angry customer').first()).toBeVisible();
    await expect(
      anna.getByRole('region', { name: 'Your unsent reply' }).getByText('Let me look that up'),
    ).toBeVisible();
  });

  await test.step('the transferred conversation opens at its new agent, ready to reply, and the visitor gets the answer', async () => {
    await sara.getByRole('button', { name: 'Transfer', exact: true }).click();
    const dialog = sara.getByRole('dialog');
    await dialog.getByText('Ben Holm').first().click();
    await dialog.getByRole('button', { name: 'Request transfer' }).click();
    await ben
      .getByRole('button', { name: /^Accept conversation/ })
      .first()
      .click();
    await expect(ben.getByText('You’re handling this chat.')).toBeVisible();
    await expect(ben.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(bell(ben)).toHaveAccessibleName('Notifications');
    await ben.getByLabel('Your reply').fill('It arrives tomorrow.');
    await ben.getByLabel('Your reply').press('Enter');
    await expect(second.getByText('It arrives tomorrow.')).toBeVisible();
  });

  await test.step('a picture sent by the visitor is in view once it has loaded', async () => {
    const buffer = await second.screenshot();
    await second
      .locator('input[type="file"]')
      .setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer });
    await second.getByRole('button', { name: 'Send', exact: true }).click();
    const picture = log(ben).getByRole('img', { name: 'label.png' });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toBeInViewport({ ratio: 0.99 });
    expect(failedCalls()).toEqual([]);
  });
});

const bell = (desk: Page) => desk.getByRole('button', { name: /^Notifications/ });

/** The calls from this page that the server rejected. */
function countFailedCalls(page: Page): () => string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return () => failed;
}
