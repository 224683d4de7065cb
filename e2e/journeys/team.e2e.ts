/** Members join, get access, lose it, and return when their unavailability ends. */
import { createApp } from '@parrot/contract/apps';
import { createRole } from '@parrot/contract/team';
import { mailedToken, TEST_PASSWORD } from '@parrot/testkit';
import type { Browser, Page } from '@playwright/test';
import { type ClockControlledServer, OWNER } from '../support/clock-controlled-server.ts';
import { expect, test } from '../support/journey.ts';
import { answerOnNotifications, signIn } from '../support/sign-in.ts';

const AGENT = 'agnes@movable.example';
const BUILDER = 'bert@movable.example';
const DAY_MS = 24 * 3_600_000;

test('an owner invites an agent and a builder; each sees exactly their screens [USR-01, USR-07, AUT-10, NAV-01, NAV-02, NAV-03]', async ({
  browser,
  clockControlled,
}) => {
  await clockControlled.api.call(createApp, {
    session: clockControlled.owner,
    body: { appName: 'Kiosk', appType: 'Q&A' },
  });
  const owner = await signedIn(browser, clockControlled, OWNER.emailId);

  await test.step('two invitations, with roles and an app, and a preview of what they will see', async () => {
    await invite(owner, AGENT, 'Agent', 'Kiosk');
    await invite(owner, BUILDER, 'Builder');
    await owner.getByRole('tab', { name: /Invitations/ }).click();
    await expect(owner.getByRole('row', { name: new RegExp(AGENT) })).toContainText(/Expires in 2[34] h/);
  });

  const agent = await accept(browser, clockControlled, AGENT, 'Agnes Agent');
  await test.step('the agent sees the desk and nothing of the studio', async () => {
    await expect(agent).toHaveURL(/\/home\/desk\/chats/);
    await closeTour(agent, 'Available or away');
    await expect(agent.getByRole('link', { name: 'Chats' })).toBeVisible();
    const consent = agent.getByRole('region', { name: 'Browser notifications' });
    await consent.getByRole('button', { name: 'Not now' }).click();
    await expect(consent).toHaveCount(0);
    await expect(agent.getByRole('link', { name: /Go to Studio/ })).toHaveCount(0);
    await agent.goto(`${clockControlled.url}/home/studio/users`);
    await expect(agent).toHaveURL(/\/home\/desk\/chats/);
  });

  const builder = await accept(browser, clockControlled, BUILDER, 'Bert Builder');
  await test.step('the builder sees the studio without its users, and no desk', async () => {
    await builder.goto(`${clockControlled.url}/home/studio/apps`);
    await closeTour(builder, 'Start here');
    await expect(builder.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(builder.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
    await expect(builder.getByRole('link', { name: /Go to Desk|my Desk/ })).toHaveCount(0);
    await builder.goto(`${clockControlled.url}/home/studio/users`);
    await expect(builder).toHaveURL(/\/home\/studio\/(apps|onboarding)/);
  });

  await test.step('the owner gets a notification that they joined [RTM-05]', async () => {
    await owner.getByRole('button', { name: /Notifications/ }).click();
    await expect(owner.getByText(/Agnes Agent/).first()).toBeVisible();
  });
});

test('a role is edited, and the open session changes without a reload [USR-04, USR-05]', async ({
  browser,
  clockControlled,
}) => {
  const { role } = await clockControlled.api.call(createRole, {
    session: clockControlled.owner,
    body: {
      roleName: 'Front desk',
      studioAccess: false,
      deskAccess: true,
      allApps: true,
      functions: [{ functionName: 'Handle Chats', viewable: true, actions: [] }],
    },
  });
  expect(role.roleName).toBe('Front desk');
  const owner = await signedIn(browser, clockControlled, OWNER.emailId);
  await invite(owner, 'freda@movable.example', 'Front desk');
  const freda = await accept(browser, clockControlled, 'freda@movable.example', 'Freda Front');
  await expect(freda.getByRole('link', { name: 'Chats' })).toBeVisible();
  await freda.evaluate(() => {
    Object.assign(window, { notReloaded: true });
  });

  await owner.getByRole('tab', { name: 'Roles' }).click();
  await owner.getByRole('button', { name: 'Open role Front desk' }).click();
  await owner.getByRole('switch', { name: /Studio/ }).check();
  await owner.getByRole('checkbox', { name: 'Create Apps: viewable' }).check();
  await owner.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(freda.getByRole('link', { name: /Go to Studio/ }).first()).toBeVisible();
  expect(await freda.evaluate(() => 'notReloaded' in window)).toBe(true);
});

test('a member made inactive for a day is signed out immediately, and can return when it ends [USR-01, USR-02, USR-03]', async ({
  browser,
  clockControlled,
}) => {
  const owner = await signedIn(browser, clockControlled, OWNER.emailId);
  await invite(owner, 'ida@movable.example', 'Admin');
  const ida = await accept(browser, clockControlled, 'ida@movable.example', 'Ida Idle');

  await owner.goto(`${clockControlled.url}/home/studio/users`);
  await owner.getByRole('button', { name: 'Actions for Ida Idle' }).click();
  await owner.getByRole('menuitem', { name: /Deactivate/ }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Duration' }).click();
  await owner.getByRole('option', { name: 'Next 24 hrs' }).click();
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await owner.getByRole('option', { name: 'Training or Meetings' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(owner.getByRole('row', { name: /Ida Idle/ })).toContainText('Temporarily Inactive until');

  await expect(ida).toHaveURL(/\/accounts\//);
  await fillSignIn(ida, 'ida@movable.example');
  await expect(ida.getByText(/Your account is temporarily inactive/)).toBeVisible();

  clockControlled.clock.advance(DAY_MS);
  await fillSignIn(ida, 'ida@movable.example');
  await ida.waitForURL(/\/home\//);
});

async function signedIn(browser: Browser, { url }: ClockControlledServer, emailId: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, { url }, emailId, { password: TEST_PASSWORD });
  await page.getByRole('link', { name: 'Manage Users' }).click();
  return page;
}

async function fillSignIn(page: Page, emailId: string): Promise<void> {
  await page.getByLabel('Email').fill(emailId);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function invite(page: Page, emailId: string, role: string, app?: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite users' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email addresses').fill(emailId);
  await dialog.getByLabel('Email addresses').press('Enter');
  await choose(page, dialog.getByRole('combobox', { name: 'Roles' }), role);
  if (app) await choose(page, dialog.getByRole('combobox', { name: 'Apps' }), app);
  await expect(dialog.getByText('What they can access')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(dialog).toHaveCount(0);
}

async function choose(page: Page, field: ReturnType<Page['getByRole']>, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await page.keyboard.press('Escape');
}

/** A new member is shown around. */
async function closeTour(page: Page, step: string): Promise<void> {
  const tour = page.getByRole('dialog', { name: step });
  await tour.press('Escape');
  await expect(tour).toHaveCount(0);
}

/** Follows the link in the mail in a separate browser. */
async function accept(
  browser: Browser,
  clockControlled: ClockControlledServer,
  emailId: string,
  name: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await answerOnNotifications(page, 'default');
  await page.goto(
    `${clockControlled.url}/accounts/invitation?token=${await mailedToken(clockControlled, emailId)}`,
  );
  await page.getByLabel('Your name').fill(name);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(TEST_PASSWORD);
  await page.getByRole('button', { name: /Join|Accept/ }).click();
  await page.waitForURL(/\/home\//);
  return page;
}
