/** A workspace pays for a plan, and what happens to one that does not. */
import { readFile } from 'node:fs/promises';
import { grantPlan, requestService } from '@parrot/contract/billing';
import { embedSnippet } from '@parrot/contract/conversations';
import { DAY_MS, SECOND_MS } from '@parrot/contract/core';
import { inviteRoles, inviteUser } from '@parrot/contract/team';
import {
  newEmail,
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  signInAs,
  TEST_PASSWORD,
  type TestServer,
  withToursSeen,
} from '@parrot/testkit';
import type { Locator, Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { OPERATOR_TOKEN } from '../support/billing-server.ts';
import { sendAsVisitor } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

// Both use one server.
test.describe.configure({ mode: 'default' });

const PLANS = '/home/studio/subscription';

test('from a trial near its limit to a paid plan, its invoice, and a cancellation that is withdrawn [BIL-01, BIL-05, BIL-06, BIL-07, BIL-08, BIL-09, BIL-10, BIL-14, APP-08]', async ({
  page,
  browser,
  billing,
}) => {
  const owner = await withToursSeen(
    billing,
    await newOwner(billing, { emailId: newEmail(), name: 'Łucja Żak', company: 'Żagle Łódź' }),
  );
  const { items: roles } = await billing.api.call(inviteRoles, { session: owner });
  await billing.api.call(inviteUser, {
    session: owner,
    body: {
      emailIds: [newEmail(), newEmail(), newEmail()],
      roleIds: roles.filter(({ roleName }) => roleName === 'Agent').map(({ roleId }) => roleId),
    },
  });
  const to = 'profile?tab=subscription';
  await signIn(page, billing, owner.emailId, { password: TEST_PASSWORD, to });

  await test.step('the billing details are completed', async () => {
    await page.getByLabel('Address').fill('ul. Piotrkowska 1\n90-001 Łódź');
    await page.getByLabel('Tax ID').fill('PL7250000000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Billing details saved.')).toBeVisible();
    await page.getByRole('link', { name: 'See plans' }).click();
  });

  await test.step('the trial is near its limit', async () => {
    await expect(page.getByRole('heading', { name: /^Discover tailored pricing plans/ })).toBeVisible();
    const users = page.getByRole('region', { name: 'User Licenses' });
    await expect(users).toContainText('4 of 5');
    await expect(users).toContainText('1 left');
  });

  await test.step('a payment that fails or is cancelled changes nothing', async () => {
    for (const action of ['Simulate a failed payment', 'Cancel the payment']) {
      await orderPlan(page, billing, 'Growth');
      await page.getByRole('button', { name: action }).click();
      await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
      await expect(page.getByText(/^Redirecting in \d seconds\.\.\.$/)).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  });

  await test.step('paid, the result counts down and leads to the profile, opened twice too', async () => {
    await orderPlan(page, billing, 'Growth');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(`${billing.url}/home/studio/payment`);
    await expect(second.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await second.close();
    await page.waitForURL(/\/home\/profile\?tab=subscription$/);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
  });

  await test.step('there is one invoice, and its PDF says what was paid by whom', async () => {
    const invoices = page.getByRole('row', { name: /INV-/ });
    await expect(invoices).toHaveCount(1);
    await expect(invoices).toContainText('Rs. 6,488.82');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download INV-00001 as PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('INV-00001.pdf');
    const bytes = new Uint8Array(await readFile(await download.path()));
    const { text } = await extractText(bytes, { mergePages: true });
    for (const part of ['Żagle Łódź', '90-001 Łódź', 'PL7250000000', 'Growth plan, monthly', 'Rs. 6,488.82'])
      expect(text).toContain(part);
  });

  await test.step('a request to cancel is shown with its state, and withdrawn', async () => {
    await page.goto(billing.url + PLANS);
    await page.getByRole('button', { name: 'Request to Cancel' }).click();
    await page.getByRole('radio', { name: 'Exploring alternatives' }).check();
    await page.getByRole('button', { name: 'Submit request' }).click();
    await expect(page.getByText('Your cancellation request has been submitted.')).toBeVisible();
    await expect(renewalBar(page, 'white')).toContainText(/^Your plan is canceled and ends on /);
    await page.getByRole('link', { name: 'Back to profile' }).click();
    const request = page.getByRole('listitem').filter({ hasText: 'Cancel the plan' });
    await expect(request).toContainText('Open');
    await request.getByRole('button', { name: 'Withdraw' }).click();
    await expect(request).toContainText('Withdrawn');
    await expect(renewalBar(page, 'white')).toHaveCount(0);
  });

  await test.step('past the daily limit, visitors who write are asked to leave a message; opening the chat uses nothing up', async () => {
    const { parrotId } = await newPublishedApp(billing, owner);
    await billing.api.call(grantPlan, {
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
      body: {
        tenantId: owner.tenantId,
        planCode: 'growth-monthly',
        until: new Date(billing.clock.now().getTime() + 20 * DAY_MS).toISOString(),
        limits: { conversationsPerDay: 1 },
      },
    });
    const visitors = [];
    for (let count = 0; count < 3; count++) {
      const visitor = await (await browser.newContext()).newPage();
      await visitor.goto(`${billing.url}/try/${parrotId}`);
      await visitor.getByRole('button', { name: 'Open chat' }).click();
      await expect(visitor.getByRole('log')).toContainText('Ask me anything.');
      visitors.push(visitor);
    }
    const [first, second] = visitors;
    if (!first || !second) throw new Error('visitors opened the chat');
    await sendAsVisitor(first, OPENING_HOURS.question[0] ?? '');
    await expect(first.getByRole('log')).toContainText(OPENING_HOURS.answer);
    await sendAsVisitor(second, OPENING_HOURS.question[0] ?? '');
    await expect(second.getByRole('log')).toContainText('Leave your message and your email address');
    await expect(second.getByRole('log')).not.toContainText(OPENING_HOURS.answer);
    await page.goto(billing.url + PLANS);
    await expect(page.getByRole('region', { name: 'Daily Conversations' })).toContainText('1 of 1');
  });
});

test('a term ends: grace, expiry with a notice of the bot, and a renewal after which it answers again [BIL-12, BIL-13, NAV-09]', async ({
  page,
  browser,
  billing,
  otherSite,
}) => {
  const owner = await withToursSeen(billing, await newOwner(billing));
  const { appId, parrotId } = await newPublishedApp(billing, owner);
  const agent = await withToursSeen(billing, await newMember(billing, owner, 'agent', [appId]));
  const colors = new Map<string, string>();
  const shows = async (tone: string, text: string | RegExp) => {
    await expect(renewalBar(page, tone)).toContainText(text);
    colors.set(tone, await renewalBar(page, tone).evaluate((bar) => getComputedStyle(bar).backgroundColor));
  };
  /** Days pass for the server and for the browser, in which the user signs in again. */
  const daysLater = async (days: number, to: Page = page, emailId = owner.emailId) => {
    billing.clock.advance(days * DAY_MS);
    await to.clock.setSystemTime(billing.clock.now());
    await signIn(to, billing, emailId, { password: TEST_PASSWORD });
  };
  await billing.server.slices.billing.grantPlan(owner.tenantId, {
    planCode: 'starter-monthly',
    planName: 'Starter',
    termEnd: new Date(billing.clock.now().getTime() + 20 * DAY_MS),
  });

  await test.step('within the grace period the bar is amber, and agents have it without its button', async () => {
    await daysLater(20.5);
    await shows('amber', 'Your plan has expired. 7 days left in the grace period');
    await expect(page.getByRole('link', { name: 'Renew plan' })).toBeVisible();
    const desk = await (await browser.newContext()).newPage();
    await daysLater(0, desk, agent.emailId);
    await expect(renewalBar(desk, 'amber')).toBeVisible();
    await expect(desk).toHaveURL(/\/home\/desk/);
    await expect(desk.getByRole('link', { name: 'Renew plan' })).toHaveCount(0);
    await desk.context().close();
  });

  const visitor = await (await browser.newContext()).newPage();
  await test.step('after it the bar is red, and the bot says politely that it is closed', async () => {
    await daysLater(7);
    await shows('red', 'Please renew your plan or consider upgrading');
    otherSite.show(`<!doctype html><title>Sails</title>${embedSnippet(billing.url, parrotId)}`);
    await visitor.goto(otherSite.url);
    await visitor.getByRole('button', { name: 'Open chat' }).click();
    await expect(visitor.getByText('Chat is currently unavailable. Please try again later.')).toBeVisible();
  });

  await test.step('the owner renews from the bar, which turns green once the provider confirms the payment', async () => {
    await page.getByRole('link', { name: 'Renew plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Renew Starter' });
    await expect(dialog).toContainText('Rs. 2,358.82');
    await dialog.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay with a 20-second delay' }).click();
    await expect(page.getByRole('heading', { name: 'Payment is being Processed...' })).toBeVisible();
    await expect(renewalBar(page, 'red')).toBeVisible();
    billing.clock.advance(20 * SECOND_MS);
    await shows('green', 'Payment Successful! Your New Plan will activate shortly after confirmation');
    await page.waitForURL(/\/home\/profile\?tab=subscription$/);
    await expect(renewalBar(page)).toHaveCount(0);
  });

  await test.step('the bot answers again', async () => {
    await visitor.reload();
    await sendAsVisitor(visitor, OPENING_HOURS.question[0] ?? '');
    await expect(visitor.getByRole('log')).toContainText(OPENING_HOURS.answer);
  });

  await test.step('a cancelled plan has a white bar; every state has a color of its own', async () => {
    await billing.api.call(requestService, {
      session: await signInAs(billing, owner.emailId),
      body: {
        requestType: 'subscription_cancelled',
        requestInfo: { subscriptionCancelReason: { reason: 'Lack of value' } },
      },
    });
    await page.reload();
    await shows('white', 'Your plan is canceled and ends on');
    expect(new Set(colors.values()).size).toBe(4);
  });
});

const renewalBar = (page: Page, tone?: string): Locator =>
  page.locator(tone ? `[role=status][data-tone=${tone}]` : '[role=status][data-tone]');

/** Up to the provider's payment page. */
async function orderPlan(page: Page, { url }: TestServer, plan: string): Promise<void> {
  await page.goto(url + PLANS);
  await page
    .getByRole('region', { name: plan, exact: true })
    .getByRole('button', { name: 'Upgrade' })
    .click();
  await page
    .getByRole('dialog', { name: `Upgrade to ${plan}` })
    .getByRole('button', { name: 'Continue to payment' })
    .click();
  await page.waitForURL(/\/sandbox-payment\?/);
}
