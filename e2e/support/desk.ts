/** Actions of visitors and agents in a conversation. */
import { embedSnippet } from '@parrot/contract/conversations';
import { listAgentApps } from '@parrot/contract/desk';
import { createApiClient } from '@parrot/testkit/client';
import type { Browser, Locator, Page } from '@playwright/test';
import type { OtherSite, Product } from './demo-server.ts';
import { expect } from './expect.ts';
import { DEMO, sessionOf, signIn } from './sign-in.ts';

/**
 * A visitor, the demo's agent and its supervisor, each in a separate browser; the latter two are at the desk.
 */
export async function openThreePages(browser: Browser, product: Product) {
  const [two, supervisor] = await Promise.all([
    openTwoPages(browser, product),
    atDesk(browser, product, DEMO.supervisor),
  ]);
  return { ...two, supervisor };
}

/** The same without the supervisor. */
export async function openTwoPages(browser: Browser, product: Product) {
  const visitor = await (await browser.newContext()).newPage();
  return { visitor, agent: await atDesk(browser, product, DEMO.agent) };
}

async function atDesk(browser: Browser, product: Product, emailId: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, product, emailId);
  await expect(page.getByRole('tab', { name: /Unassigned/ })).toBeVisible();
  return page;
}

/** A visitor on a page with the bot that the demo's agent is assigned to. */
export async function visit(visitor: Page, agent: Page, product: Product, site: OtherSite): Promise<void> {
  const session = await sessionOf(agent, product);
  const { items } = await createApiClient(product.url).call(listAgentApps, { session, body: {} });
  const app = items.find(({ appName }) => appName === 'StoreAssist');
  if (!app) throw new Error('The demo has no app named StoreAssist.');
  const line = embedSnippet(product.url, app.parrotId);
  site.show(`<!doctype html><html lang="en"><title>Lamps</title><h1>Lamps</h1>${line}</html>`);
  await visitor.goto(site.url);
}

/** A visitor on that page who requests an agent and gives a reason. */
export async function askForPerson(
  visitor: Page,
  agent: Page,
  product: Product,
  site: OtherSite,
  why: string,
): Promise<void> {
  await visit(visitor, agent, product, site);
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await visitor.getByRole('button', { name: /Talk to a person/ }).click();
  await expect(visitor.getByRole('button', { name: 'Continue with the bot' })).toBeVisible();
  await sendAsVisitor(visitor, why);
}

export async function sendAsVisitor(visitor: Page, text: string): Promise<void> {
  // Above it may be what the bot understood, which can be corrected.
  const box = visitor.getByRole('textbox').last();
  await box.fill(text);
  await box.press('Enter');
}

export async function reply(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('Your reply').fill(text);
  await desk.getByLabel('Your reply').press('Enter');
}

export async function note(desk: Page, text: string): Promise<void> {
  await desk.getByText('Note', { exact: true }).click();
  await desk.getByLabel('Your note').fill(text);
  await desk.getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Reply', { exact: true }).click();
}

export const openRow = (desk: Page, text: string): Locator =>
  desk.getByRole('button', { name: /Open conversation/ }).filter({ hasText: text });

/** The appearance of a conversation's status dot in the list, once it is listed with that status. */
export async function dotColor(desk: Page, status: string, text: string): Promise<string> {
  const row = desk.locator(`[data-status="${status}"]`).filter({ hasText: text });
  return row.locator('[class*=dot]').evaluate((dot) => getComputedStyle(dot).backgroundColor);
}

/** Opens the waiting conversation and takes it. */
export async function take(desk: Page, text: string): Promise<void> {
  await desk.getByRole('tab', { name: /Unassigned/ }).click();
  await openRow(desk, text).click();
  await desk.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(desk.getByText('You’re handling this chat.')).toBeVisible();
}

export const log = (desk: Page): Locator => desk.getByRole('log', { name: 'Messages' });
