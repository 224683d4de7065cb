/** A bot reads a PDF and a site, and answers from them in five languages, with and without a model. */
import { readFile } from 'node:fs/promises';
import { createApp } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { FAKE_MODEL_KEY, newOwner, TEST_PASSWORD, withToursSeen } from '@parrot/testkit';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import type { CrawledSite } from '../support/crawling-server.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const OWNER = { emailId: 'rita@reader.example', name: 'Rita Reader', company: 'Reader and Co' };

/** Two pages; the answer is on the second. */
const GUIDE = `<h1>Coffee machine C2</h1><p>Thank you for buying this machine. Please read this guide first.</p>
<h2 style="break-before: page">How do I clean the milk nozzle?</h2>
<p>Hold the milk nozzle under warm water for two minutes, then wipe it with a dry cloth.</p>
<h2>Warranty</h2><p>The warranty of the machine lasts thirty months from the day of purchase.</p>`;
const START = `<!doctype html><html lang="en"><title>Reader shop</title><h1>Reader shop</h1>
<p>We sell coffee machines and lamps, and mend both of them in our own workshop.</p><a href="/delivery">Delivery</a></html>`;
const DELIVERY = `<!doctype html><html lang="en"><title>Delivery</title><h1>Delivery</h1>
<h2 id="abroad">How long does a parcel to Norway take?</h2>
<p>A parcel to Norway arrives within five working days and costs nine euros.</p>
<h2 id="returns">Returns</h2><p>Unused goods can be sent back within forty days, free of charge.</p></html>`;

const WARRANTY = /thirty months/;
/** The same question in five languages; the guide is in English. */
const ASKED = {
  en: 'How long does the warranty of the machine last?',
  es: '¿Cuánto dura la garantía de la máquina?',
  de: 'Wie lange gilt die Garantie der Maschine?',
  fr: 'Combien de temps dure la garantie de la machine ?',
  sv: 'Hur länge gäller garantin för maskinen?',
};
/** As users choose them for the interface; English last, for the rest of the journey. */
const LANGUAGE_NAMES = { es: 'Español', de: 'Deutsch', fr: 'Français', sv: 'Svenska', en: 'English' };
const RETURNS = 'Within how many days can unused goods be sent back?';
const WRITTEN = 'Unused goods can be sent back within forty days, and that is free of charge.';

test('a PDF and a site are read, reviewed and published; questions in five languages are answered with sources that open at the passage, with a model and without [KNW-02, KNW-05, KNW-08, APP-09, NAV-12]', async ({
  browser,
  crawling,
}) => {
  const { url, api, site, model } = crawling;
  Object.assign(site.pages, { '/': START, '/delivery': DELIVERY });
  const session = await withToursSeen(crawling, await newOwner(crawling, OWNER));
  const body = { appName: 'ReaderBot', appType: 'Q&A' as const };
  const { appId, parrotId } = (await api.call(createApp, { session, body })).app;
  const studio = await (await browser.newContext()).newPage();
  const problems = watch(studio);
  await signIn(studio, { url }, OWNER.emailId, { password: TEST_PASSWORD });

  await test.step('a real PDF is uploaded, a site is added, and both are read', async () => {
    await openScreen(studio, url, appId, 'documents');
    await expect(studio.getByText('No sources yet')).toBeVisible();
    await expectAccessible(studio, 'documents, empty');
    const buffer = await printed(browser, GUIDE);
    await studio
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'coffee-machine.pdf', mimeType: 'application/pdf', buffer });
    await expect(studio.getByRole('row', { name: /coffee-machine\.pdf/ })).toContainText('Staged');
    await addSite(studio, site);
    await expect(studio.getByRole('row', { name: /Reader shop/ })).toContainText('Staged');
    await expectAccessible(studio, 'documents');
  });

  await test.step('generated questions are reviewed: one accepted, one rejected', async () => {
    await openScreen(studio, url, appId, 'generated');
    const list = studio.getByRole('list', { name: 'Suggested questions' });
    const nozzle = list.getByRole('listitem').filter({ hasText: 'How do I clean the milk nozzle?' });
    await expect(nozzle).toContainText('under warm water for two minutes');
    await expectAccessible(studio, 'suggested questions');
    await nozzle.getByRole('button', { name: /^Accept/ }).click();
    await expect(studio.getByText('1 question added.')).toBeVisible();
    await expect(nozzle).toHaveCount(0);
    const parcel = list.getByRole('listitem').filter({ hasText: 'How long does a parcel to Norway take?' });
    await parcel.getByRole('button', { name: /^Reject/ }).click();
    await expect(parcel).toHaveCount(0);
    await openScreen(studio, url, appId, 'faq');
    await expect(studio.getByRole('row', { name: /How do I clean the milk nozzle/ })).toBeVisible();
    await expectAccessible(studio, 'questions and answers');
  });

  await test.step('published', async () => {
    await studio.getByRole('tab', { name: 'Publish' }).click();
    await studio.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(studio.locator('pre', { hasText: '<script async' }).first()).toBeVisible();
  });

  const panel = await visit(browser, url, parrotId);
  await test.step('asked in five languages, it quotes the guide and opens it at the page', async () => {
    for (const [at, question] of Object.values(ASKED).entries()) {
      await sendAsVisitor(panel, question);
      await expect(panel.getByText(WARRANTY)).toHaveCount(at + 1);
    }
    const source = panel.getByRole('link', { name: /coffee-machine/ }).last();
    await expect(source).toHaveAttribute('href', /\/documents\/.*coffee-machine\.pdf#page=2$/);
    const opened = await panel.page().request.get((await source.getAttribute('href')) ?? '');
    expect(opened.headers()['content-type']).toContain('application/pdf');
    expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('a page of the site is opened at the quoted passage', async () => {
    await sendAsVisitor(panel, RETURNS);
    await expect(panel.getByText(/within forty days/).last()).toBeVisible();
    const link = panel.getByRole('link', { name: /Delivery/ }).last();
    await expect(link).toHaveAttribute('href', new RegExp(`^${site.url}/delivery#returns`));
    const [page] = await Promise.all([panel.page().context().waitForEvent('page'), link.click()]);
    await expect(page.getByRole('heading', { name: 'Returns' })).toBeInViewport();
    await page.close();
  });

  await test.step('the settings show that it quotes; a model is connected and tested, and writes the answers', async () => {
    await openScreen(studio, url, appId, 'settings');
    await expect(studio.getByText('No model is connected.')).toBeVisible();
    await expect(studio.getByText('Semantic + keyword')).toBeVisible();
    await expectAccessible(studio, 'settings');
    await studio.getByRole('link', { name: 'Manage models and budget' }).click();
    await connect(studio, model.address);
    await openScreen(studio, url, appId, 'settings');
    await expect(studio.getByText(/Parrot AI writes the answers using fake\./)).toBeVisible();
    model.answers('Unused goods can be sent back within forty days [1], and that is free of charge [1].');
    await sendAsVisitor(panel, RETURNS);
    await expect(panel.getByText(WRITTEN)).toBeVisible();
    expect(model.asked.at(-1)?.data).toMatchObject({ question: RETURNS });
  });

  await test.step('once disconnected, it quotes again, and the settings show it', async () => {
    const asked = model.asked.length;
    await studio.getByRole('link', { name: 'Manage models and budget' }).click();
    await studio.getByRole('button', { name: 'Remove Parrot AI' }).click();
    await studio.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(studio.getByRole('button', { name: 'Remove Parrot AI' })).toHaveCount(0);
    await openScreen(studio, url, appId, 'settings');
    await expect(studio.getByText('No model is connected.')).toBeVisible();
    await expect(studio.getByText(/quotes its sources word for word/).first()).toBeVisible();
    await sendAsVisitor(panel, ASKED.de);
    await expect(panel.getByText(WARRANTY)).toHaveCount(Object.keys(ASKED).length + 1);
    expect(model.asked).toHaveLength(asked);
  });

  await test.step('the interface is in five languages too, and changes without a reload', async () => {
    await studio.goto(`${url}/home/profile`);
    let { account } = await profileTexts('en');
    for (const [language, name] of Object.entries(LANGUAGE_NAMES)) {
      await studio.getByRole('combobox', { name: account.language, exact: true }).click();
      await studio.getByRole('option', { name, exact: true }).click();
      await studio.getByRole('button', { name: account.save, exact: true }).click();
      const texts = await profileTexts(language);
      await expect(studio.getByRole('heading', { level: 1, name: texts.title, exact: true })).toBeVisible();
      await expect(studio.locator('html')).toHaveAttribute('lang', language);
      account = texts.account;
    }
  });

  await studio.goto(`${url}/home/studio/models`);
  await expect(studio.getByRole('heading', { name: 'Models', exact: true })).toBeVisible();
  await expectAccessible(studio, 'models');
  expect(problems).toEqual([]);
});

type ProfileTexts = { title: string; account: { language: string; save: string } };
const LOCALES = new URL('../../packages/web/src/locales/', import.meta.url);
const profileTexts = async (language: string): Promise<ProfileTexts> =>
  JSON.parse(await readFile(new URL(`${language}/profile.json`, LOCALES), 'utf8'));

/** Console errors and rejected requests of a page. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('response', (reply) => {
    if (reply.status() >= 400) problems.push(`${reply.status()} ${reply.url()}`);
  });
  return problems;
}

async function openScreen(page: Page, url: string, appId: AppId, screen: string): Promise<void> {
  await page.goto(`${url}/home/studio/designer?app=${appId}&screen=${screen}`);
}

/** As a browser would print it. */
async function printed(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(html);
  const pdf = await page.pdf();
  await page.close();
  return pdf;
}

async function addSite(studio: Page, { url }: CrawledSite): Promise<void> {
  await studio.getByRole('button', { name: 'Add from the web' }).click();
  const dialog = studio.getByRole('dialog');
  await dialog.getByText('Entire website').click();
  await dialog.getByLabel('Web address').fill(`${url}/`);
  await dialog.getByRole('button', { name: 'Add website' }).click();
  await expect(dialog).toHaveCount(0);
}

async function connect(studio: Page, address: string): Promise<void> {
  await studio.getByRole('button', { name: 'Connect Parrot AI' }).click();
  const dialog = studio.getByRole('dialog');
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByLabel('Model', { exact: true }).fill('fake');
  await dialog.getByLabel('Key', { exact: true }).fill(FAKE_MODEL_KEY);
  await dialog.getByRole('button', { name: 'Test connection' }).click();
  await expect(dialog.getByText(/Connected\. Response time/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function visit(browser: Browser, url: string, parrotId: string): Promise<Locator> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/try/${parrotId}`);
  await page.getByRole('button', { name: 'Open chat' }).click();
  return page.locator('.panel.shown');
}

async function sendAsVisitor(panel: Locator, text: string): Promise<void> {
  await panel.getByRole('textbox').fill(text);
  await panel.getByRole('textbox').press('Enter');
}
