/**
 * The main path through the product, on its default database: a bot is created, embedded and asked, and an
 * agent answers.
 */
import { expect, test } from '../support/journey.ts';
import { DEMO, signInByHand } from '../support/sign-in.ts';

test('from a new bot to an agent who answers on a plain web page [AUT-03, AUT-04, AUT-05, RTE-02, RTM-01, RTM-06, DSG-10]', async ({
  browser,
  restartable: product,
  otherSite,
}) => {
  const studio = await (await browser.newContext()).newPage();
  const site = await (await browser.newContext()).newPage();

  await test.step('the owner creates a Q&A bot with two questions', async () => {
    await signInByHand(studio, product, DEMO.owner);
    await studio.getByRole('button', { name: 'Create New' }).click();
    await studio.getByText('Blank', { exact: true }).click();
    await studio.getByLabel('Name').fill('TeaShop');
    await studio.getByRole('button', { name: 'Create app' }).click();
    await studio.getByRole('button', { name: 'Add question' }).click();
    await studio.getByLabel('Question', { exact: true }).fill('When do you open?');
    await studio.getByLabel('Variations').fill('What are your opening hours?\nAre you open on Sunday?');
    await studio.getByLabel('Answer', { exact: true }).fill('We open at nine, every day but Sunday.');
    await studio.getByRole('button', { name: 'Save and add another' }).click();
    await expect(studio.getByLabel('Question', { exact: true })).toHaveValue('');
    await studio.getByLabel('Question', { exact: true }).fill('Do you sell green tea?');
    await studio.getByLabel('Answer', { exact: true }).fill('Yes, eleven kinds of it.');
    await studio.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(studio.getByRole('button', { name: 'Edit When do you open?' })).toBeVisible();
  });

  const embedCode = await test.step('publishes it and copies the embed snippet', async () => {
    await studio.getByRole('tab', { name: 'Publish' }).click();
    await studio.getByRole('button', { name: 'Publish', exact: true }).click();
    const code = studio.locator('pre', { hasText: '<script async' });
    await expect(code).toBeVisible();
    return (await code.textContent()) ?? '';
  });

  await test.step('a visitor of another site opens the chat, retries after a connection failure, asks and gets an answer', async () => {
    otherSite.show(`<!doctype html><title>Tea</title><h1>Tea</h1>${embedCode}`);
    await site.goto(otherSite.url);
    const launcher = site.getByRole('button', { name: 'Open chat' });
    await site.route('**/widget/config?*', (request) => request.abort(), { times: 1 });
    const warned = site.waitForEvent('console', (line) =>
      line.text().includes('The chat could not be loaded.'),
    );
    await launcher.click();
    await warned;
    await expect(launcher).toHaveAttribute('aria-expanded', 'false');
    await launcher.click();
    await expect(site.getByText('Hi! I’m TeaShop. Ask me anything.')).toBeVisible();
    await sendAsVisitor(site, 'what are your opening hours');
    await expect(site.getByText('We open at nine, every day but Sunday.')).toBeVisible();
  });

  await test.step('the chat is still there and open after a reload, with what was being written', async () => {
    await site.getByRole('textbox').fill('Can I');
    await site.reload();
    await expect(site.getByRole('textbox')).toHaveValue('Can I');
    await expect(site.getByRole('textbox')).not.toBeFocused();
    await expect(site.getByText('We open at nine, every day but Sunday.')).toBeVisible();
  });

  const bell = studio.getByRole('button', { name: /^Notifications/ });
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  const unreadBefore = await unread();

  await test.step('the visitor requests an agent and waits', async () => {
    await site.getByRole('button', { name: /Talk to a person/ }).click();
    await expect(site.getByText(/No one is available right now/).first()).toBeVisible();
  });

  await test.step('the owner opens the desk, finds the visitor, takes the conversation and answers', async () => {
    await expect.poll(unread).toBe(unreadBefore + 1);
    // By keyboard: the toast of the notification may cover the link for a moment.
    await studio.getByRole('link', { name: 'Go to my Desk' }).press('Enter');
    await studio.getByRole('tab', { name: /Unassigned/ }).click();
    await studio
      .getByRole('button', { name: /Open conversation/ })
      .filter({ hasText: 'TeaShop' })
      .click();
    const log = studio.getByRole('log');
    await expect(log.getByText('what are your opening hours')).toBeVisible();
    await studio.getByRole('button', { name: 'Take', exact: true }).click();
    await studio.getByLabel('Your reply').fill('Hello, this is Maya. How can I help?');
    await studio.getByLabel('Your reply').press('Enter');
    await expect(log.getByText('Hello, this is Maya. How can I help?')).toBeVisible();
  });

  await test.step('the visitor reads it live and replies; the bot is silent', async () => {
    await expect(site.getByText('Hello, this is Maya. How can I help?')).toBeVisible();
    await sendAsVisitor(site, 'Do you sell green tea?');
    await expect(studio.getByRole('log').getByText('Do you sell green tea?')).toBeVisible();
    await studio.getByLabel('Your reply').fill('We do, come by.');
    await studio.getByRole('button', { name: 'Send' }).click();
    await expect(site.getByText('We do, come by.')).toBeVisible();
    await expect(site.getByText('Yes, eleven kinds of it.')).toHaveCount(0);
  });

  await test.step('the connection drops; what the visitor writes meanwhile arrives after the reconnect', async () => {
    await site.context().setOffline(true);
    await sendAsVisitor(site, 'I will come by today');
    await site.context().setOffline(false);
    await expect(studio.getByRole('log').getByText('I will come by today')).toBeVisible();
  });

  await test.step('the agent closes the conversation; both sides see it', async () => {
    await studio.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(studio.getByText('This conversation has ended.')).toBeVisible();
    await expect(site.getByText(/closed|ended|over/i).first()).toBeVisible();
  });
});

async function sendAsVisitor(page: import('@playwright/test').Page, text: string): Promise<void> {
  // Above it may be what the bot understood, which can be corrected.
  const box = page.getByRole('textbox').last();
  await box.fill(text);
  await box.press('Enter');
}
