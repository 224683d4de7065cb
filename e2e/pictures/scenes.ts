/** What the pictures show. Each scene starts from the demo and opens its own pages. */
import { listAgentApps } from '@parrot/contract/desk';
import { createApiClient } from '@parrot/testkit/client';
import type { Page } from '@playwright/test';
import { log, reply, sendAsVisitor, take } from '../support/desk.ts';
import { DEMO, sessionOf, signIn } from '../support/sign-in.ts';
import { labelsIn } from '../support/texts.ts';
import { DESKTOP, type Gallery, type PageOptions, PHONE } from './gallery.ts';

const BOT = 'StoreAssist';
const FLOW_BOT = 'ReturnsDesk';
const { label } = labelsIn('en');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const SCENES: Record<string, (gallery: Gallery) => Promise<void>> = {
  landing: async (gallery) => {
    const question = label('landing:questions.people');
    const page = await gallery.newPage();
    await page.goto(gallery.url);
    await page.getByRole('button', { name: question }).first().click();
    await answered(page);
    await gallery.take(page, 'landing');
    const phone = await gallery.newPage({ size: 'phone', dark: true });
    await phone.goto(gallery.url);
    await phone.getByRole('button', { name: question }).first().waitFor();
    await gallery.take(phone, 'landing-phone-dark');
  },

  apps: async (gallery) => {
    const page = await asOwner(gallery);
    await page.goto(`${gallery.url}/home/studio/apps`);
    await openApp(page, BOT).waitFor();
    await gallery.take(page, 'apps');
  },

  designer: async (gallery) => {
    const page = await asOwner(gallery);
    await page.goto(`${gallery.url}/home/studio/apps`);
    await openApp(page, FLOW_BOT).click();
    await button(page, label('try:me.start')).click();
    await page
      .getByRole('log', { name: label('try:me.log') })
      .getByText(/\?/)
      .first()
      .waitFor();
    await button(page, label('flow:canvas.tools.fit')).click();
    for (const _ of [1, 2]) await button(page, label('flow:canvas.tools.zoomIn')).click();
    await gallery.take(page, 'designer');
  },

  knowledge: async (gallery) => {
    const page = await asOwner(gallery);
    await page.goto(`${gallery.url}/home/studio/apps`);
    await openApp(page, BOT).click();
    const test = page.getByLabel(label('faq:try.question'));
    await test.fill('can i hang the lamp in my bathroom');
    await test.press('Enter');
    await page.getByText(label('faq:try.kinds.answer'), { exact: true }).first().waitFor();
    await test.blur();
    await gallery.take(page, 'knowledge');
  },

  appearance: async (gallery) => {
    const page = await asOwner(gallery);
    await page.goto(`${gallery.url}/home/studio/apps`);
    await openApp(page, BOT).click();
    await page.getByRole('tab', { name: label('designer:steps.personalization') }).click();
    await button(page, label('designer:groups.identity')).click();
    const preview = page.frameLocator(`iframe[title="${label('designer:preview.title')}"]`);
    await preview.getByRole('log').waitFor();
    await gallery.take(page, 'appearance');
  },

  desk: async (gallery) => {
    const agent = await asAgent(gallery);
    const visitor = await onTestPage(gallery, agent);
    await sendAsVisitor(visitor, 'My lamp arrived in the wrong size');
    await answered(visitor);
    await askForPerson(visitor, 'I need the large one by Saturday. Is that possible?');
    await take(agent, 'I need the large one');
    await reply(agent, 'Hi! I checked: the large Lysa is in stock. I’ll send it by express today.');
    await sendAsVisitor(visitor, 'Wonderful, thank you!');
    await log(agent).getByText('Wonderful, thank you!').waitFor();
    const ticket = label('desk-context:ticket.numbered', { number: '' });
    await agent.getByText(ticket).first().waitFor();
    await gallery.take(agent, 'desk');
    await agent.emulateMedia({ colorScheme: 'dark' });
    await gallery.take(agent, 'desk-dark');
    await agent.setViewportSize(PHONE);
    await gallery.take(agent, 'desk-phone-dark');
    await agent.setViewportSize(DESKTOP);
    await button(agent, label('desk-conversation:conversation.close')).click();
  },

  call: async (gallery) => {
    const agent = await asAgent(gallery, { person: 'agent' });
    const visitor = await onTestPage(gallery, agent, { person: 'visitor' });
    await askForPerson(visitor, 'The ring of my Lysa won’t turn. Can I show you?');
    await take(agent, 'The ring of my Lysa');
    await reply(agent, 'Of course. I’ll call you, and we’ll look at it together.');
    await button(agent, label('calls:kind.video')).click();
    await button(visitor, 'Accept').click();
    await agent
      .getByLabel(/^Video of/)
      .first()
      .waitFor();
    await agent
      .getByRole('timer')
      .getByText(/0:0[2-9]/)
      .waitFor();
    await gallery.take(agent, 'call');
    await button(agent, label('calls:controls.hangUp')).click();
  },

  billing: async (gallery) => {
    const page = await asOwner(gallery);
    await page.goto(`${gallery.url}/home/studio/subscription`);
    await page.getByText(label('billing:card.current')).first().waitFor();
    await gallery.take(page, 'billing');
  },

  widget: async (gallery) => {
    const visitor = await onTestPage(gallery, await asAgent(gallery), { size: 'phone' });
    await sendAsVisitor(visitor, 'Can I hang the Lysa above a bathroom mirror?');
    await answered(visitor);
    await gallery.take(visitor, 'widget-phone');
  },
};

async function asOwner(gallery: Gallery): Promise<Page> {
  const page = await gallery.newPage();
  await signIn(page, gallery, DEMO.owner);
  return page;
}

async function asAgent(gallery: Gallery, options?: PageOptions): Promise<Page> {
  const page = await gallery.newPage(options);
  await signIn(page, gallery, DEMO.agent);
  return page;
}

async function askForPerson(visitor: Page, why: string): Promise<void> {
  await visitor
    .getByRole('button', { name: /Talk to a person/ })
    .first()
    .click();
  await button(visitor, 'Continue with the bot').waitFor();
  await sendAsVisitor(visitor, why);
}

/** The bot's test page with the chat open. */
async function onTestPage(gallery: Gallery, agent: Page, options?: PageOptions): Promise<Page> {
  const session = await sessionOf(agent, gallery);
  const { items } = await createApiClient(gallery.url).call(listAgentApps, { session, body: {} });
  const app = items.find(({ appName }) => appName === BOT);
  if (!app) throw new Error(`The demo has no app named ${BOT}.`);
  const page = await gallery.newPage(options);
  await page.goto(`${gallery.url}/try/${app.parrotId}`);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await page.getByRole('textbox').waitFor();
  return page;
}

const openApp = (page: Page, name: string) =>
  page.getByRole('link', { name: label('apps:list.open', { name }) });

/** The bot's answers can be rated once they are complete. */
const answered = (page: Page) => page.getByRole('button', { name: 'Helpful', exact: true }).first().waitFor();
