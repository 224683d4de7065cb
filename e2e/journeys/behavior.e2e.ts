/**
 * Settings that only show during a conversation: the offer of an agent, the agent's title, agents first, and
 * the closing message after inactivity.
 */
import { createApp, publishApp } from '@parrot/contract/apps';
import { agentConnect, takeConversation, unassignedUsers } from '@parrot/contract/desk';
import { addFaq } from '@parrot/contract/knowledge';
import { newPublishedAppWith, openDeskSocket, publishWith } from '@parrot/testkit';
import type { Browser, Locator } from '@playwright/test';
import type { ClockControlledServer } from '../support/clock-controlled-server.ts';
import { differenceOf } from '../support/compare-screenshots.ts';
import { expect, test } from '../support/journey.ts';

const UNHEARD_OF = ['Why is the moon purple?', 'Do kangaroos like cheese?'];
const QUIET_MINUTES = 5;
const MINUTE = 60_000;
/** Two headers that differ in one word differ in a few pixels. */
const SOME = 0.0005;

test('each behavior setting applies to the next visitor once it is published, and a German bot speaks German [DSG-03, DSG-08, DSG-11]', async ({
  browser,
  clockControlled,
}) => {
  const { owner } = clockControlled;
  const { appId, parrotId } = await newPublishedAppWith(clockControlled, owner, {
    appearance: { botEscalationCount: 1 },
  });
  const desk = await openDeskSocket(clockControlled, owner);
  await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: owner.name });
  const take = async () => {
    const { items } = await clockControlled.api.call(unassignedUsers, { session: owner, body: { appId } });
    const [{ userSessionId } = { userSessionId: '' }] = items;
    await desk.ask(takeConversation, { userSessionId });
  };

  const before =
    await test.step('before: an agent is offered after the first unanswered question and is called Agent', async () => {
      const panel = await visit(browser, clockControlled, parrotId);
      await sendAsVisitor(panel, UNHEARD_OF[0] ?? '');
      await panel.locator('.pills button', { hasText: 'Talk to a person' }).click();
      await expect(panel.locator('.person.still')).toBeVisible();
      await take();
      await expect(panel.locator('.support')).toHaveText('Agent');
      return panel.locator('.head');
    });

  await publishWith(clockControlled, owner, appId, {
    appearance: { botEscalationCount: 2, agentTitle: 'Lamp expert', timeoutMsg: 'The shop is dark. Bye!' },
    behaviour: { quietMinutes: QUIET_MINUTES },
  });
  await test.step('after: an agent is offered after the second one and is called a lamp expert', async () => {
    const panel = await visit(browser, clockControlled, parrotId);
    await sendAsVisitor(panel, UNHEARD_OF[0] ?? '');
    await expect(panel.locator('.row:not(.mine) .bubble')).toHaveCount(2);
    await expect(panel.locator('.pills button')).toHaveCount(0);
    await sendAsVisitor(panel, UNHEARD_OF[1] ?? '');
    await panel.locator('.pills button', { hasText: 'Talk to a person' }).click();
    await expect(panel.locator('.person.still')).toBeVisible();
    await take();
    await expect(panel.locator('.support')).toHaveText('Lamp expert');
    const head = panel.locator('.head');
    expect(await differenceOf(panel.page(), before, head)).toBeGreaterThan(SOME);
    expect(await differenceOf(panel.page(), head, head)).toBeLessThan(SOME);
  });

  await test.step('an inactive chat ends with the bot’s closing message', async () => {
    const panel = await visit(browser, clockControlled, parrotId);
    await sendAsVisitor(panel, 'When are you open?');
    await expect(panel.getByText(/from 9 to 17/)).toBeVisible();
    clockControlled.clock.advance((QUIET_MINUTES + 1) * MINUTE);
    await clockControlled.server.slices.conversations.sessions.closeInactive();
    await expect(panel.getByText('The shop is dark. Bye!')).toBeVisible();
    clockControlled.clock.reset();
  });

  await test.step('a German bot greets, lets wait and says goodbye in German, whatever the browser speaks', async () => {
    const german = await newGermanBot(clockControlled);
    const panel = await visit(browser, clockControlled, german.parrotId, 'Chat öffnen');
    await expect(panel.getByText('Hallo! Ich bin Papagei. Fragen Sie mich, was Sie möchten.')).toBeVisible();
    await sendAsVisitor(panel, UNHEARD_OF[0] ?? '');
    await expect(panel.getByText('Darauf habe ich leider keine Antwort.', { exact: false })).toBeVisible();
    clockControlled.clock.advance(31 * MINUTE);
    await clockControlled.server.slices.conversations.sessions.closeInactive();
    await expect(
      panel.getByText(/^Es war eine Weile still, deshalb beende ich unseren Chat\./),
    ).toBeVisible();
    clockControlled.clock.reset();

    const waiting = await visit(browser, clockControlled, german.parrotId, 'Chat öffnen');
    await sendAsVisitor(waiting, 'Mit einem Menschen sprechen');
    await expect(waiting.getByText('Ich verbinde Sie mit unserem Team.')).toBeVisible();
    await expect(waiting.locator('.person.still')).toBeVisible();
  });

  await publishWith(clockControlled, owner, appId, { appearance: { isHumanFirst: true } });
  await test.step('with agents first, the first message waits for an agent', async () => {
    const panel = await visit(browser, clockControlled, parrotId);
    await sendAsVisitor(panel, 'When are you open?');
    await expect(panel.locator('.person.still')).toBeVisible();
    await expect(panel.getByText(/from 9 to 17/)).toHaveCount(0);
  });
});

async function newGermanBot({ api, owner: session }: ClockControlledServer) {
  const created = { appName: 'Papagei', appType: 'Q&A', language: 'de' } as const;
  const { app } = await api.call(createApp, { session, body: created });
  const { appId } = app;
  const faq = { appId, languageCode: 'de', question: ['Wann haben Sie offen?'], answer: 'Ab neun.' } as const;
  await api.call(addFaq, { session, body: { ...faq, question: [...faq.question] } });
  await api.call(publishApp, { session, body: { appId } });
  return app;
}

/** A new visitor on the bot's own page. */
async function visit(
  browser: Browser,
  { url }: ClockControlledServer,
  parrotId: string,
  open = 'Open chat',
): Promise<Locator> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${url}/try/${parrotId}`);
  await page.getByRole('button', { name: open }).click();
  return page.locator('.panel.shown');
}

async function sendAsVisitor(panel: Locator, text: string): Promise<void> {
  await panel.getByRole('textbox').fill(text);
  await panel.getByRole('textbox').press('Enter');
}
