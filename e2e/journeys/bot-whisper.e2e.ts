/**
 * An agent who reads along whispers what the bot answers next. The visitor gets it as the bot's answer and never sees
 * the whisper; the owner finds it as a suggested answer. On two processes.
 */
import { newPublishedApp, TEST_PASSWORD } from '@parrot/testkit';
import { expectAccessible } from '../support/accessible.ts';
import { log, openRow, sendAsVisitor } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';
import { agentAtDesk } from '../support/team-at-desk.ts';

const FIRST = 'Do you ship parcels to Norway?';
const NOW = 'Yes, parcels to Norway take five working days.';
const NEXT = 'Is there a fee for customs?';
const WHISPER = 'No, we pay the customs fee for every parcel.';

test('an agent whispers to the bot, and the visitor’s next answer carries it', async ({
  browser,
  twoProcesses,
}) => {
  const { parrotId, appId } = await newPublishedApp(twoProcesses, twoProcesses.owner);
  const agentOf = (name: string) => agentAtDesk(browser, twoProcesses, { roleKey: 'agent', name, appId });
  const [agent, reader] = [await agentOf('Anna Berg'), await agentOf('Omar Haddad')];
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${twoProcesses.url}/try/${parrotId}`);
  await visitor.getByRole('button', { name: 'Open chat' }).click();
  await sendAsVisitor(visitor, FIRST);
  await expect(visitor.getByText(/I don’t have an answer/)).toBeVisible();

  for (const page of [agent, reader]) {
    await page.goto(`${twoProcesses.url}/home/desk/chats?queue=inprogress`);
    await openRow(page, 'I don’t have an answer').click();
    await expect(log(page).getByText(FIRST)).toBeVisible();
  }
  const field = (page = agent) => page.getByLabel('What the bot should answer');

  await test.step('the visitor waits after an unhelpful answer: the agent sends a better one as the bot', async () => {
    await agent.getByText('Whisper to bot', { exact: true }).click();
    await field().fill(NOW);
    await agent.getByRole('button', { name: 'Send as the bot’s answer now' }).click();
    await expect(visitor.getByText(NOW)).toBeVisible();
    await expect(log(reader).getByText('Corrected answer by Anna Berg')).toBeVisible();
  });

  const strip = (page = agent) => page.getByRole('region', { name: 'Whisper to the bot' });
  await test.step('a whisper waits for the next question, and every agent sees it', async () => {
    await agent.getByText('Whisper to bot', { exact: true }).click();
    await field().fill('No, we pay it.');
    await field().press('Enter');
    await expect(strip(reader).getByText('Anna Berg')).toBeVisible();
    await strip(reader).getByRole('button', { name: 'Edit' }).click();
    await field(reader).fill(WHISPER);
    await field(reader).press('Enter');
    await expect(strip().getByText(WHISPER)).toBeVisible();
    await expect(strip().getByText('Omar Haddad')).toBeVisible();
    await expectAccessible(agent, 'a pending whisper');
  });

  await test.step('the next answer carries it; the visitor sees neither the whisper nor who wrote it', async () => {
    await sendAsVisitor(visitor, NEXT);
    await expect(visitor.getByText(WHISPER)).toHaveCount(1);
    await expect(visitor.getByText(/Omar|Anna|whisper/i)).toHaveCount(0);
    await expect(log(agent).getByText('Answered with Omar Haddad’s whisper')).toBeVisible();
    await expect(strip()).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByText(WHISPER)).toHaveCount(1);
    await expect(visitor.getByText(/Omar|Anna|whisper/i)).toHaveCount(0);
  });

  await test.step('taken over, a pending whisper is not used, and says so', async () => {
    await agent.getByText('Whisper to bot', { exact: true }).click();
    await field().fill('Anything else?');
    await field().press('Enter');
    await expect(strip(reader).getByText('Anything else?')).toBeVisible();
    await reader.getByRole('button', { name: 'Take from bot' }).click();
    await expect(strip(reader).getByText('Whisper not used')).toBeVisible();
    await strip(reader).getByRole('button', { name: 'Use as reply' }).click();
    await expect(reader.getByLabel('Your reply')).toHaveValue('Anything else?');
  });

  await test.step('the owner finds both as suggested answers in Unanswered', async () => {
    const studio = await (await browser.newContext()).newPage();
    const to = `studio/designer?app=${appId}&screen=unanswered`;
    await signIn(studio, twoProcesses, twoProcesses.owner.emailId, { password: TEST_PASSWORD, to });
    for (const [question, answer, name] of [
      [FIRST, NOW, 'Anna Berg'],
      [NEXT, WHISPER, 'Omar Haddad'],
    ] as const) {
      await studio.getByRole('button').filter({ hasText: question }).click();
      const details = studio.getByRole('dialog');
      await expect(details.getByText(answer).first()).toBeVisible();
      await expect(details.getByText(name).first()).toBeVisible();
      await studio.keyboard.press('Escape');
      await expect(details).toHaveCount(0);
    }
  });
});
