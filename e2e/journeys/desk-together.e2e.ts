/** Five browsers at once: two visitors, two agents without monitoring, and a supervisor. */
import { acceptInvitation } from '@parrot/contract/accounts';
import { type AppId, type BuiltInRoleKey, LIMITS } from '@parrot/contract/core';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import { mailedToken, newPublishedApp, TEST_PASSWORD } from '@parrot/testkit';
import type { Browser, Page } from '@playwright/test';
import type { ClockControlledServer } from '../support/clock-controlled-server.ts';
import { log, openRow, sendAsVisitor } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const SECOND = 1_000;

test('waiting, a race, a takeover and a transfer look the same to everyone involved', async ({
  browser,
  clockControlled,
}) => {
  const { parrotId, appId } = await newPublishedApp(clockControlled, clockControlled.owner);
  const anna = await agentAtDesk(browser, clockControlled, { roleKey: 'agent', name: 'Anna Berg', appId });
  const ben = await agentAtDesk(browser, clockControlled, { roleKey: 'agent', name: 'Ben Holm', appId });
  const sara = await agentAtDesk(browser, clockControlled, {
    roleKey: 'supervisor',
    name: 'Sara Lind',
    appId,
  });
  const failedCalls = countFailedCalls(ben);

  const first = await askForAgent(browser, clockControlled, parrotId, 'My lamp hums');
  const second = await askForAgent(browser, clockControlled, parrotId, 'Where is my parcel?');

  await test.step('both visitors see their position, and the desk counts both', async () => {
    await expect(first.getByText("You're next in line").first()).toBeVisible();
    await expect(second.getByText("You're number 2 in line").first()).toBeVisible();
    for (const desk of [anna, ben, sara]) {
      await expect(desk).toHaveTitle(/^\(2\) Chats/);
      await expect(openRow(desk, 'My lamp hums')).toBeVisible();
      await expect(bell(desk)).toHaveAccessibleName('Notifications, 2 unread');
    }
  });

  await test.step('a visitor who leaves is no longer in the queue, triggers no sound, and is shown as offline', async () => {
    await first.context().close();
    await expect
      .poll(async () => {
        clockControlled.clock.advance(LIMITS.visitorGraceSeconds * SECOND);
        await clockControlled.server.slices.desk.runUpkeep();
        return second.getByText("You're next in line").first().isVisible();
      })
      .toBe(true);
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
    await expect(anna.getByText("You're handling this conversation.")).toBeVisible();
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
    await expect(sara.getByText('Anna Berg is handling this conversation.')).toBeVisible();
    await sara.getByRole('button', { name: 'Take over', exact: true }).click();
    const dialog = sara.getByRole('dialog');
    await dialog.getByLabel(/^Reason/).fill('Angry customer');
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(sara.getByText("You're handling this conversation.")).toBeVisible();
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
    await dialog.getByRole('button', { name: 'Offer' }).click();
    await ben
      .getByRole('button', { name: /^Accept the conversation/ })
      .first()
      .click();
    await expect(ben.getByText("You're handling this conversation.")).toBeVisible();
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

async function agentAtDesk(
  browser: Browser,
  server: ClockControlledServer,
  { roleKey, name, appId }: { roleKey: BuiltInRoleKey; name: string; appId: AppId },
): Promise<Page> {
  const { owner, api, url } = server;
  const emailId = `${name.toLowerCase().replace(' ', '.')}@together.example`;
  const { items } = await api.call(inviteRoles, { session: owner });
  const role = items.find(({ roleName }) => roleName.toLowerCase() === roleKey);
  if (!role) throw new Error(`There is no role ${roleKey}`);
  await api.call(inviteUser, {
    session: owner,
    body: { emailIds: [emailId], roleIds: [role.roleId], appIds: [appId] },
  });
  const token = await mailedToken(server, emailId);
  await api.call(acceptInvitation, { body: { token, name, password: TEST_PASSWORD } });
  const page = await (await browser.newContext()).newPage();
  await signIn(page, { url }, emailId, TEST_PASSWORD);
  await page.goto(`${url}/home/desk/chats`);
  await expect(page.getByRole('tab', { name: /Unassigned/ })).toBeVisible();
  return page;
}

async function askForAgent(
  browser: Browser,
  { url }: ClockControlledServer,
  parrotId: string,
  text: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/try/${parrotId}`);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('button', { name: /Talk to a person/ }).click();
  await expect(page.getByRole('button', { name: 'Continue with the bot' })).toBeVisible();
  await sendAsVisitor(page, text);
  return page;
}

/** The calls from this page that the server rejected. */
function countFailedCalls(page: Page): () => string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return () => failed;
}
