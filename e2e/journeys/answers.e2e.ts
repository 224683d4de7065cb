/** What visitors get from a bot's knowledge: whole tables and procedures, corrected typos, and choices. */
import { createApp, publishApp } from '@parrot/contract/apps';
import { embedSnippet } from '@parrot/contract/conversations';
import type { AppId } from '@parrot/contract/core';
import { addFaq, listSources, uploadFile } from '@parrot/contract/knowledge';
import { TEST_PASSWORD } from '@parrot/testkit';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { type ClockControlledServer, OWNER } from '../support/clock-controlled-server.ts';
import { log, sendAsVisitor, take } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { agentAtDesk } from '../support/team-at-desk.ts';

const CHECKS = 'forecast fuel pump radio jackets lights anchor chain extinguisher lines fenders flag'.split(
  ' ',
);
const HARBOR = `# Harbor

## Berth prices

| Length | Price per night |
|---|---|
| up to 8 m | 24 € |
| 8–10 m | 31 € |
| over 10 m, up to 14 m | 45 € |

## Cancel a tour

1. Open your booking.
2. Choose Cancel and give a reason.
3. Confirm with the code we send you.

## Inspect your boat before departure

${CHECKS.map((part, at) => `${at + 1}. Inspect the ${part}.`).join('\n')}
`;
const RETURNS = `# Rückgabe

Die Rückgabe gemieteter Rettungswesten ist bis 18 Uhr am Hafenbüro möglich.
`;
const CHOICES = {
  'How do I change my delivery address?': 'Open your order.',
  'How do I change my billing address?': 'Open your account.',
};
/** As near to one as to the other. */
const VAGUE = 'How do I change my address?';
const NONE = 'None of these';
const REASON = 'My mail goes to the old harbor';

test('whole tables and procedures are quoted, typos are read, and near misses become choices, on a web page, at the desk and in the Studio', async ({
  browser,
  page: visitor,
  clockControlled,
  otherSite,
}) => {
  const { url } = clockControlled;
  const { appId, parrotId } = await newHarborBot(clockControlled);
  otherSite.show(
    `<!doctype html><html lang="en"><title>Harbor</title><main><h1>Harbor</h1></main>${embedSnippet(url, parrotId)}</html>`,
  );
  await visitor.goto(otherSite.url);
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  const messages = visitor.getByRole('log');

  await test.step('a table is quoted whole, with the row that fits marked', async () => {
    await sendAsVisitor(visitor, 'What does a berth for ten meters cost?');
    const table = messages.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(messages.getByText('Berth prices')).toBeVisible();
    expect(await markedRows(table)).toEqual(['8–10 m 31 €']);
  });

  await test.step('a size outside of every row is not answered with one', async () => {
    await sendAsVisitor(visitor, 'What does a berth for twenty meters cost?');
    const table = messages.getByRole('table').nth(1);
    await expect(table.getByRole('row')).toHaveCount(4);
    expect(await markedRows(table)).toEqual([]);
  });

  await test.step('a procedure is quoted with its heading and all steps', async () => {
    await sendAsVisitor(visitor, 'How do I cancel a tour?');
    await expect(messages.getByText('Cancel a tour', { exact: true })).toBeVisible();
    await expect(messages.getByRole('listitem')).toHaveText([
      'Open your booking.',
      'Choose Cancel and give a reason.',
      'Confirm with the code we send you.',
    ]);
  });

  await test.step('a long one is folded, and unfolded by keyboard', async () => {
    await sendAsVisitor(visitor, 'How do I inspect my boat before departure?');
    const all = messages.getByRole('button', { name: 'Show all' });
    await expect(all).toBeVisible();
    await expect(messages.getByText('Inspect the flag.')).toBeHidden();
    await expectAccessible(visitor, 'a folded answer');
    await all.press('Enter');
    await expect(messages.getByText('Inspect the flag.')).toBeVisible();
    await expect(messages.getByRole('listitem')).toHaveCount(3 + CHECKS.length);
    await expect(all).toBeHidden();
  });

  await test.step('a typo is read as what was meant', async () => {
    await sendAsVisitor(visitor, 'Wie ist die Rükgabe der Rettungswesten?');
    await expect(messages.getByText(/Hafenbüro/)).toBeVisible();
  });

  const agent = await agentAtDesk(browser, clockControlled, { roleKey: 'agent', name: 'Hugo Hansen', appId });
  await test.step('a near miss offers choices; none of these leads to a person', async () => {
    await sendAsVisitor(visitor, VAGUE);
    for (const choice of [...Object.keys(CHOICES), NONE])
      await expect(messages.getByRole('button', { name: choice })).toBeVisible();
    await messages.getByRole('button', { name: NONE }).press('Enter');
    await expect(messages.getByText(/Would you like to talk to a person\?/)).toBeVisible();
    await messages.getByRole('button', { name: 'Talk to a person' }).press('Enter');
    await expect(visitor.getByRole('button', { name: 'Continue with the bot' })).toBeVisible();
    await sendAsVisitor(visitor, REASON);
  });

  await test.step('the agent sees what the visitor saw', async () => {
    await take(agent, REASON);
    const tables = log(agent).getByRole('table');
    await expect(tables).toHaveCount(2);
    expect(await markedRows(tables.first())).toEqual(['8–10 m 31 €']);
    await expect(log(agent).getByText('Confirm with the code we send you.')).toBeVisible();
    await expect(log(agent).getByText(VAGUE, { exact: true })).toBeVisible();
    await expectAccessible(agent, 'quoted answers at the desk');
  });

  const studio = await (await browser.newContext()).newPage();
  await signIn(studio, { url }, OWNER.emailId, { password: TEST_PASSWORD });
  await test.step('the owner finds the question with its reason', async () => {
    await clockControlled.server.platform.outbox.settle();
    await openScreen(studio, url, appId, 'unanswered');
    const row = studio.getByRole('button').filter({ hasText: VAGUE });
    await expect(row).toContainText('None of the choices');
  });

  await test.step('Try me says how a word was read', async () => {
    await studio.getByRole('button', { name: 'Start', exact: true }).click();
    const input = studio.getByRole('textbox', { name: 'Write like a visitor' });
    await input.fill('Wie ist die Rükgabe der Rettungswesten?');
    await input.press('Enter');
    await expect(studio.getByRole('log').getByText(/Hafenbüro/)).toBeVisible();
    await studio.getByRole('tab', { name: 'Why' }).click();
    await expect(studio.getByText('Interpreted “Rükgabe” as “rückgabe”.')).toBeVisible();
  });
});

async function newHarborBot({ api, owner: session }: ClockControlledServer) {
  const body = { appName: 'HarborBot', appType: 'Q&A' as const };
  const { appId } = (await api.call(createApp, { session, body })).app;
  for (const [question, answer] of Object.entries(CHOICES))
    await api.call(addFaq, { session, body: { appId, question: [question], answer } });
  for (const [name, text] of Object.entries({ 'harbor.md': HARBOR, 'returns.md': RETURNS })) {
    const form = new FormData();
    form.append('file', new File([text], name));
    await api.call(uploadFile, { session, body: { appId }, form });
  }
  const states = async () =>
    (await api.call(listSources, { session, body: { appId } })).items.map(({ state }) => state);
  await expect.poll(states).toEqual(['staged', 'staged']);
  return (await api.call(publishApp, { session, body: { appId } })).app;
}

/** The rows whose cells are all bold, as text. */
const markedRows = (table: Locator): Promise<string[]> =>
  table.getByRole('row').evaluateAll((rows) =>
    rows
      .map((row) => [...row.querySelectorAll('td')])
      .filter((cells) => cells.length > 0 && cells.every((cell) => cell.querySelector('b, strong')))
      .map((cells) => cells.map(({ textContent }) => textContent).join(' ')),
  );

async function openScreen(page: Page, url: string, appId: AppId, screen: string): Promise<void> {
  await page.goto(`${url}/home/studio/designer?app=${appId}&screen=${screen}`);
}
