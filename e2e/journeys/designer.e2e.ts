/** A user who cannot program builds a flow by mouse and by keyboard, tries it and publishes it. */
import type { Locator, Page } from '@playwright/test';
import { strictPage } from '../support/demo-server.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, signIn } from '../support/sign-in.ts';

const TEXTS = {
  hello: 'Leave your address and we will write to you.',
  question: 'What is your email address?',
  body: '{"lead": "{{email}}"}',
  thanks: 'Thank you, we write to {{email}}.',
  sorry: 'Our list is closed today, sorry.',
};
/** Every block and its targets. */
const DRAWN = [
  'Start, connects to Message',
  'Message, connects to Ask',
  'Ask, connects to Call API, End',
  'Call API, connects to Message, Message',
  'Message',
  'Message',
  'End',
];

test('a lead-capture flow is built from blank by mouse, tried, published, and used on a page with a strict CSP with invalid answers and a failing API; then built by keyboard alone [DSG-01, DSG-02]', async ({
  browser,
  product,
  otherSite,
  externalApi,
}) => {
  const studio = await (await browser.newContext()).newPage();
  await signIn(studio, product, DEMO.owner);

  await test.step('built by mouse', async () => {
    await newFlow(studio, 'LeadsByMouse');
    await drawByMouse(studio, `${externalApi.url}/leads`);
    await expectDrawn(studio);
  });

  await test.step('tried while the API responds', async () => {
    externalApi.answerWith(200);
    const tryMe = studio.getByRole('region', { name: 'Try me' });
    await tryMe.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(tryMe.getByText(TEXTS.question)).toBeVisible();
    await tryMe.getByLabel('Write like a visitor').fill('ann@berg.example');
    await tryMe.getByLabel('Write like a visitor').press('Enter');
    await expect(tryMe.getByText('Thank you, we write to ann@berg.example.')).toBeVisible();
    expect(externalApi.requests.map((body) => JSON.parse(body))).toEqual([{ lead: 'ann@berg.example' }]);
  });

  const embedCode = await test.step('published', async () => {
    await studio.getByRole('tab', { name: 'Publish' }).click();
    await studio.getByRole('button', { name: 'Publish', exact: true }).click();
    return (await studio.locator('pre', { hasText: '<script async' }).first().textContent()) ?? '';
  });

  await test.step('a visitor gives an invalid answer, then a valid one, and the API fails', async () => {
    externalApi.answerWith(500);
    otherSite.show(strictPage(product, embedCode));
    const site = await (await browser.newContext()).newPage();
    await site.goto(otherSite.url);
    await site.getByRole('button', { name: 'Open chat' }).click();
    await expect(site.getByText(TEXTS.hello)).toBeVisible();
    await expect(site.getByText(TEXTS.question)).toBeVisible();
    await sendAsVisitor(site, 'why should I?');
    await expect(site.getByText(/email address/).nth(1)).toBeVisible();
    await sendAsVisitor(site, 'bea@berg.example');
    await expect(site.getByText(TEXTS.sorry)).toBeVisible();
    expect(externalApi.requests.at(-1)).toContain('bea@berg.example');
    expect(externalApi.requests.join()).not.toContain('why should I?');
  });

  await test.step('built again, by keyboard alone', async () => {
    await newFlow(studio, 'LeadsByKeys');
    await drawByKeyboard(studio, `${externalApi.url}/leads`);
    await expectDrawn(studio);
  });
});

async function newFlow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByText('Blank', { exact: true }).click();
  await page.getByRole('radio', { name: /FUNCTIONAL/ }).check();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create app' }).click();
  await block(page, 'welcome').waitFor();
}

const block = (page: Page, id: string): Locator => page.locator(`[data-block="${id}"]`);
const inspector = (page: Page): Locator => page.getByRole('region', { name: 'Inspector' });

/** Blocks outside the viewport are not rendered. */
async function expectDrawn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fit to screen' }).click();
  const names = () =>
    page
      .locator('[data-block]')
      .evaluateAll((blocks) => blocks.map((each) => each.getAttribute('aria-label') ?? '').sort());
  await expect.poll(names).toEqual([...DRAWN].sort());
  for (const text of [TEXTS.hello, TEXTS.question, TEXTS.sorry])
    await expect(page.locator('[data-block]', { hasText: text })).toHaveCount(1);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
}

async function drawByMouse(page: Page, api: string): Promise<void> {
  const panel = inspector(page);
  const palette = page.getByRole('region', { name: 'Blocks to add' });
  const fit = () => page.getByRole('button', { name: 'Fit to screen' }).click();

  await block(page, 'welcome').click();
  await panel.getByLabel('Text', { exact: true }).fill(TEXTS.hello);

  await palette.getByRole('button', { name: 'Ask', exact: true }).click();
  await panel.getByLabel('Question', { exact: true }).fill(TEXTS.question);
  await panel.getByLabel('Expects').selectOption('Email address');
  await panel.getByLabel('Save as', { exact: true }).fill('email');
  await page.getByRole('option', { name: 'Create email' }).click();

  await fit();
  await palette
    .getByRole('button', { name: 'Call API' })
    .dragTo(page.getByRole('region', { name: 'Flow canvas' }), { targetPosition: { x: 160, y: 420 } });
  await drag(page, wayOut(page, 'ask-1', 'done'), block(page, 'call-api-1'));
  await block(page, 'call-api-1').click();
  await panel.getByLabel('Method').selectOption('POST');
  await panel.getByLabel('URL', { exact: true }).fill(api);
  await panel.getByLabel('Body', { exact: true }).fill(TEXTS.body);

  await palette.getByRole('button', { name: 'Message', exact: true }).click();
  await panel.getByLabel('Text', { exact: true }).fill(TEXTS.thanks);
  await dragOut(page, 'call-api-1', 'failed', 'Message');
  await panel.getByLabel('Text', { exact: true }).fill(TEXTS.sorry);
  await dragOut(page, 'ask-1', 'gaveUp', 'End');
}

const wayOut = (page: Page, id: string, branch: string): Locator =>
  block(page, id).locator(`.react-flow__handle.source[data-handleid="${branch}"]`);

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

/** Drags an edge to an empty spot and chooses the block to create there. */
async function dragOut(page: Page, id: string, branch: string, type: string): Promise<void> {
  await page.getByRole('button', { name: 'Fit to screen' }).click();
  await wayOut(page, id, branch).hover();
  await page.mouse.down();
  const canvas = await page.getByRole('region', { name: 'Flow canvas' }).boundingBox();
  if (!canvas) throw new Error('The canvas is not visible.');
  await page.mouse.move(canvas.x + canvas.width - 60, canvas.y + 120, { steps: 4 });
  await page.mouse.up();
  await page
    .getByRole('region', { name: 'Block to insert' })
    .getByRole('button', { name: type, exact: true })
    .click();
}

async function drawByKeyboard(page: Page, api: string): Promise<void> {
  const keys = page.keyboard;
  await jumpTo(page, 'Message');
  await edit(page, { Text: TEXTS.hello });

  await jumpTo(page, 'Message');
  await add(page, 'Ask');
  await edit(page, { Question: TEXTS.question });
  await tabTo(page, inspector(page).getByLabel('Expects'));
  await keys.type('Em');
  await tabTo(page, inspector(page).getByLabel('Save as', { exact: true }));
  await keys.type('email');
  await keys.press('ArrowDown');
  await keys.press('Enter');

  await jumpTo(page, 'Ask');
  await add(page, 'Call API');
  await keys.press('Enter');
  await tabTo(page, inspector(page).getByLabel('Method'));
  await keys.type('PO');
  await edit(page, { URL: api, Body: TEXTS.body }, false);

  await jumpTo(page, 'Call API');
  await add(page, 'Message');
  await edit(page, { Text: TEXTS.thanks });
  await jumpTo(page, 'Call API');
  await add(page, 'Message');
  await edit(page, { Text: TEXTS.sorry });
  await jumpTo(page, 'Ask');
  await add(page, 'End');
}

async function jumpTo(page: Page, title: string): Promise<void> {
  // In a text, the keys insert a link.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search blocks, texts or values' })).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-block]:focus')).toHaveAttribute('aria-label', new RegExp(`^${title}`));
}

async function add(page: Page, type: string): Promise<void> {
  const before = await page.locator('[data-block]:focus').getAttribute('data-block');
  await page.keyboard.press('a');
  await expect(page.getByRole('textbox', { name: 'Search blocks' }).last()).toBeFocused();
  await page.keyboard.type(type);
  await page.keyboard.press('Enter');
  const added = page.locator('[data-block]:focus');
  await expect(added).toHaveAttribute('aria-label', type);
  expect(await added.getAttribute('data-block')).not.toBe(before);
}

/** Moves from a block into its fields, one after the other. */
async function edit(page: Page, texts: Record<string, string>, enters = true): Promise<void> {
  if (enters) await page.keyboard.press('Enter');
  for (const [label, text] of Object.entries(texts)) {
    await tabTo(page, inspector(page).getByLabel(label, { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  }
}

async function tabTo(page: Page, field: Locator): Promise<void> {
  await field.waitFor();
  for (let stops = 0; stops < 20; stops++) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
}

async function sendAsVisitor(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
}
