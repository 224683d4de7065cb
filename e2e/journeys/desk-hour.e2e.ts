/**
 * An hour of desk work: three agents, a supervisor and two visitors in six browsers, and more visitors without one.
 * Nothing may fail on any page, shown or not, and at the end every message is in its conversation once.
 */
import { assignedUsers, escalatedUsers, unassignedUsers } from '@parrot/contract/desk';
import { signInAs, type TestServer } from '@parrot/testkit';
import type { Page } from '@playwright/test';
import { log, note, openRow, reply, sendAsVisitor, take } from '../support/desk.ts';
import { type HourParticipants, openHour } from '../support/desk-hour/hour-participants.ts';
import { FIRST_RESPONSE, MACRO, RULE } from '../support/desk-hour/hour-workspace.ts';
import { expect, test } from '../support/journey.ts';

const WHISPER = 'A parcel to Norway takes five working days.';
const UNKNOWN = /I don’t have an answer/;

test('three agents, a supervisor and their visitors work for an hour, and nothing fails or gets lost', async ({
  browser,
  clockControlled,
}) => {
  clockControlled.clock.reset();
  const participants = await openHour(browser, clockControlled);
  const { time, hanna, ivo, nils, rosa, vera, victor, agents } = participants;

  const problems = () => [...participants.watches.values()].flatMap((watch) => watch.problems);
  const step = (title: string, body: () => Promise<void>) =>
    test.step(title, async () => {
      await body();
      expect(problems()).toEqual([]);
    });

  await step('9:00 the bot answers, once with an agent’s whisper', async () => {
    await sendAsVisitor(vera, 'How do I return an order?');
    await expect(vera.getByText(/Send it back within 30 days/)).toBeVisible();
    await sendAsVisitor(victor, 'Do you ship parcels to Norway?');
    await expect(victor.getByText(UNKNOWN)).toBeVisible();
    await ivo.getByRole('button', { name: 'More queues' }).click();
    await ivo.getByRole('menuitem', { name: /In progress/ }).click();
    await openRow(ivo, 'I don’t have an answer').click();
    await ivo.getByText('Whisper to bot', { exact: true }).click();
    await ivo.getByLabel('What the bot should answer').fill(WHISPER);
    await ivo.getByLabel('What the bot should answer').press('Enter');
    await expect(ivo.getByRole('region', { name: 'Whisper to the bot' }).getByText(WHISPER)).toBeVisible();
    await sendAsVisitor(victor, 'How long does it take to Norway?');
    await expect(victor.getByText(WHISPER)).toBeVisible();
  });

  await time.passUntil(9, 2);
  await step('9:02 two visitors ask for an agent; every desk counts them', async () => {
    await vera.getByRole('button', { name: /Talk to a person/ }).click();
    await sendAsVisitor(vera, 'My lamp hums');
    await participants.ask('Where is my parcel?');
    for (const desk of agents) await expect(desk).toHaveTitle(/^\(2\) Chats/);
  });

  await time.passUntil(9, 5);
  await step('9:05 they have waited too long: the rule notes it, and both are taken', async () => {
    await take(hanna, 'My lamp hums');
    await expect(log(hanna).getByText(`Rule “${RULE.name}”`)).toBeVisible();
    await hanna.getByLabel('Your reply').fill(MACRO.tag);
    await hanna.getByRole('option', { name: /Your parcel is on its way/ }).waitFor();
    await hanna.keyboard.press('Control+Enter');
    await expect(vera.getByText(/Your reference is \W*T-1/)).toBeVisible();
    await expect(hanna.getByText('Done: Tag Delivery')).toBeVisible();
    await note(hanna, 'Check the transformer first.');
    await hanna.getByRole('button', { name: 'Add tag' }).click();
    await hanna.getByRole('option', { name: 'Warranty' }).click();
    await expect(hanna.getByRole('button', { name: 'Remove tag Warranty' })).toBeVisible();
    await take(ivo, 'Where is my parcel?');
    await reply(ivo, 'Hello, I’ll look it up.');
    await participants.ask('The switch is broken');
    for (const desk of agents) await expect(desk).toHaveTitle(/^\(1\) Chats/);
  });

  await time.passUntil(9, 5 + FIRST_RESPONSE.due * (FIRST_RESPONSE.warnPercent / 100) + 1);
  await step('9:11 the third is due soon, and everyone is notified', async () => {
    for (const desk of agents) await expectNotification(desk, 'T-3 is due soon');
  });

  await time.passUntil(9, 5 + FIRST_RESPONSE.due + 1);
  await step('9:16 then overdue, and the supervisor finds the breach', async () => {
    for (const desk of agents) await expectNotification(desk, 'T-3 is overdue');
    await nils.getByRole('tab', { name: /Unassigned/ }).click();
    await expect(openRow(nils, 'The switch is broken').getByText(/Overdue by/)).toBeVisible();
    await open(rosa, 'Tickets');
    await rosa.getByRole('link', { name: 'Missed targets' }).click();
    await expect(rosa.getByRole('cell', { name: /^T-3/ })).toBeVisible();
    await open(rosa, 'Chats');
  });

  await step('9:16 a transfer is accepted, moved on to a group, taken there and taken over', async () => {
    await transferTo(hanna, 'Ivo Marek', 'Request transfer');
    await ivo.getByRole('button', { name: /^Accept conversation/ }).click();
    await expect(log(ivo).getByText('My lamp hums')).toBeVisible();
    // What an agent has open is loaded again once it waits again, which the next one may take at that moment.
    await hanna.getByRole('tab', { name: /Unassigned/ }).click();
    await openRow(hanna, 'The switch is broken').click();
    await reply(ivo, 'Ivo here. Which lamp is it?');
    await sendAsVisitor(vera, 'The Aurora, bought in May');
    await expect(log(ivo).getByText('The Aurora, bought in May')).toBeVisible();
    await transferTo(ivo, 'Returns', 'Move to group');
    await chooseAssigned(ivo);
    await openRow(ivo, 'Hello, I’ll look it up.').click();
    await take(nils, 'The Aurora, bought in May');
    await reply(nils, 'Nils of returns here.');
    await expect(vera.getByText('Nils of returns here.')).toBeVisible();
    await open(rosa, 'Agents');
    await rosa.getByRole('button', { name: 'Show Nils Brandt’s conversations' }).click();
    await rosa.getByRole('button', { name: /^Take over conversation with/ }).click();
    const dialog = rosa.getByRole('dialog');
    await dialog.getByLabel(/^Reason/).fill('A regular customer');
    await dialog.getByRole('button', { name: 'Take over' }).click();
    await expect(nils.getByText('Rosa Vidal has this conversation now')).toBeVisible();
    // Once it is closed it could be read here again, which the undo of the close would end at that moment.
    await nils.getByRole('tab', { name: /Unassigned/ }).click();
    await openRow(nils, 'The switch is broken').click();
    await expect(log(nils).getByText('The switch is broken')).toBeVisible();
    await open(rosa, 'Chats');
    await chooseAssigned(rosa);
    await openRow(rosa, 'Nils of returns here.').click();
    await reply(rosa, 'Rosa here. A new one is on its way.');
    await expect(vera.getByText('Rosa here. A new one is on its way.')).toBeVisible();
  });

  await time.passUntil(9, 20);
  await step('9:20 a close is undone; closed again and reopened from the history', async () => {
    await close(rosa);
    await rosa.getByRole('button', { name: 'Undo' }).click();
    await expect(rosa.getByText('You’re handling this chat.')).toBeVisible();
    await sendAsVisitor(vera, 'Thank you very much');
    await expect(log(rosa).getByText('Thank you very much')).toBeVisible();
    await close(rosa);
    await expect(vera.getByText('The chat has ended').last()).toBeVisible();
    await rosa.getByRole('tab', { name: /History/ }).click();
    await openRow(rosa, 'Thank you very much').click();
    await rosa.getByRole('button', { name: 'Reopen', exact: true }).press('Enter');
    await reply(rosa, 'It arrives on Friday.');
    await expect(vera.getByText('It arrives on Friday.')).toBeVisible();
    await close(rosa);
  });

  await step('9:20 an agent is away, and is shown as away; the overdue visitor is taken', async () => {
    await take(nils, 'The switch is broken');
    await reply(nils, 'Sorry for the wait. Which switch is it?');
    await ivo.getByRole('button', { name: 'Your status: Available' }).click();
    await ivo.getByRole('menuitem', { name: 'Away…' }).click();
    const dialog = ivo.getByRole('dialog');
    await dialog.getByLabel('Reason', { exact: true }).click();
    await ivo.getByRole('option', { name: 'Training or Meetings' }).click();
    await dialog.getByRole('button', { name: 'Set as away' }).click();
    await expect(ivo.getByRole('button', { name: 'Your status: Away' })).toBeVisible();
    await nils.getByRole('button', { name: 'Transfer', exact: true }).press('Enter');
    await expect(nils.getByRole('dialog').getByRole('radio', { name: /Ivo Marek.*away/ })).toBeVisible();
    await nils.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  await time.passUntil(9, 26);
  await step('9:26 in the list of tickets two are changed at once and one is snoozed', async () => {
    await open(rosa, 'Tickets');
    await rosa.getByRole('button', { name: 'All open tickets' }).click();
    for (const number of [2, 3]) await rosa.getByRole('checkbox', { name: `Select T-${number}` }).check();
    await choose(rosa, 'Priority', 'Urgent');
    await expect(rosa.getByText('2 tickets changed')).toBeVisible();
    await rosa.getByRole('checkbox', { name: 'Select T-2' }).check();
    await choose(rosa, 'Status', 'Snoozed');
    await rosa.getByLabel('Date and time').fill(time.at(9, 45));
    await rosa.getByRole('dialog').getByRole('button', { name: 'Snooze', exact: true }).click();
    await expect(rosa.getByText('1 ticket changed')).toBeVisible();
    await rosa.getByRole('button', { name: 'Snoozed', exact: true }).click();
    await expect(rosa.getByRole('cell', { name: 'T-2', exact: true })).toBeVisible();
    await expect(rosa.getByRole('cell', { name: 'T-3', exact: true })).toHaveCount(0);
  });

  await time.passUntil(9, 30);
  await step('9:30 an agent is offline for a minute; both sides are complete afterwards', async () => {
    await victor.getByRole('button', { name: /Talk to a person/ }).click();
    await sendAsVisitor(victor, 'A person, please');
    await take(hanna, 'A person, please');
    await participants.watches.get(hanna)?.during(async () => {
      await hanna.context().setOffline(true);
      await expect(hanna.getByText(/You’re offline/)).toBeVisible();
      await reply(hanna, 'Hanna here, written offline');
      await sendAsVisitor(victor, 'Are you still there?');
      await time.passUntil(9, 31);
      await hanna.context().setOffline(false);
      await expect(log(hanna).getByText('Are you still there?')).toBeVisible();
      await expect(victor.getByText('Hanna here, written offline')).toBeVisible();
      await expect(hanna.getByText(/You’re offline/)).toHaveCount(0);
    });
  });

  await time.passUntil(9, 38);
  await step('9:38 the agent is back, and the others see it', async () => {
    await ivo.getByRole('button', { name: 'Your status: Away' }).click();
    await ivo.getByRole('menuitem', { name: 'Available' }).click();
    await expect(ivo.getByRole('button', { name: 'Your status: Available' })).toBeVisible();
    await reply(hanna, 'Now I’m back.');
    await reply(nils, 'The left or the right one?');
  });

  await time.passUntil(9, 46);
  await step('9:46 the snoozed ticket is back, and its agent is notified', async () => {
    await expectNotification(ivo, 'T-2 is open again');
    await rosa.getByRole('button', { name: 'All open tickets' }).click();
    await expect(rosa.getByRole('cell', { name: 'T-2', exact: true })).toBeVisible();
  });

  await time.passUntil(9, 51);
  await step(
    '9:51 after the opening hours a visitor reads when they open, and continues with the bot',
    async () => {
      await sendAsVisitor(vera, 'Can I send something back?');
      await vera.getByRole('button', { name: /Talk to a person/ }).click();
      await expect(vera.getByText('We’re closed right now').first()).toBeVisible();
      await vera.getByRole('button', { name: 'Continue with the bot' }).click();
      for (const desk of agents) await expect(desk).not.toHaveTitle(/^\(/);
    },
  );

  await time.passUntil(10, 0);
  await step('10:00 everyone finishes, and no queue has anything left', async () => {
    await closeOwn(hanna, 'Now I’m back.');
    await closeOwn(ivo, 'Hello, I’ll look it up.');
    await closeOwn(nils, 'The left or the right one?');
    await expectEmptyQueues(participants, clockControlled);
  });

  await step('every message is in its conversation once, for agents and visitors', async () => {
    for (const [ticket, texts] of Object.entries(SAID)) {
      await open(rosa, 'Tickets');
      await rosa.getByRole('button', { name: 'All tickets' }).click();
      await rosa.getByRole('cell', { name: ticket, exact: true }).click();
      for (const text of texts) await expect(log(rosa).getByText(text, { exact: true })).toHaveCount(1);
    }
    for (const [visitor, ticket] of [
      [vera, 'T-1'],
      [victor, 'T-4'],
    ] as const)
      for (const text of SAID[ticket]) await expect(visitor.getByText(text, { exact: true })).toHaveCount(1);
    await expect(vera.getByText(/Check the transformer|A regular customer/)).toHaveCount(0);
  });

  expect(time.minutesPassed()).toBeGreaterThanOrEqual(60);
  expect(problems()).toEqual([]);
  // Access tokens last for a quarter of an hour.
  for (const agent of agents) expect(participants.watches.get(agent)?.refreshes()).toBeGreaterThanOrEqual(2);
  clockControlled.clock.reset();
});

/** By ticket, what visitors see. */
const SAID = {
  'T-1': [
    'How do I return an order?',
    'My lamp hums',
    'Ivo here. Which lamp is it?',
    'The Aurora, bought in May',
    'Nils of returns here.',
    'Rosa here. A new one is on its way.',
    'Thank you very much',
    'It arrives on Friday.',
  ],
  'T-2': ['Where is my parcel?', 'Hello, I’ll look it up.'],
  'T-3': ['The switch is broken', 'Sorry for the wait. Which switch is it?', 'The left or the right one?'],
  'T-4': [
    'Do you ship parcels to Norway?',
    'How long does it take to Norway?',
    WHISPER,
    'A person, please',
    'Hanna here, written offline',
    'Are you still there?',
    'Now I’m back.',
  ],
} as const;

const open = (desk: Page, name: string) => desk.getByRole('link', { name, exact: true }).first().click();
const chooseAssigned = (desk: Page) => desk.getByRole('tab', { name: /(^|\d ?)Assigned/ }).click();

/** Toasts about notifications lie above the bell until they are closed. */
async function expectNotification(desk: Page, title: string): Promise<void> {
  const bell = desk.getByRole('button', { name: /^Notifications, / });
  await bell.focus();
  await bell.press('Enter');
  await expect(desk.getByRole('dialog').getByText(title).first()).toBeVisible();
  await desk.keyboard.press('Escape');
}

async function transferTo(desk: Page, to: string, confirm: string): Promise<void> {
  await desk.getByRole('button', { name: 'Transfer', exact: true }).press('Enter');
  const dialog = desk.getByRole('dialog');
  await dialog.getByText(to).click();
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toHaveCount(0);
}

/** From a menu of the selected tickets. */
async function choose(desk: Page, menu: string, item: string): Promise<void> {
  await desk.getByRole('toolbar').getByRole('button', { name: menu }).click();
  await desk.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Not by the mouse: toasts lie above the button until they are closed. */
const close = (desk: Page) => desk.getByRole('button', { name: 'Close', exact: true }).press('Enter');

async function closeOwn(desk: Page, lastText: string): Promise<void> {
  await chooseAssigned(desk);
  await openRow(desk, lastText).click();
  await close(desk);
  await expect(desk.getByText('Conversation closed')).toBeVisible();
}

async function expectEmptyQueues({ agents, workspace }: HourParticipants, server: TestServer): Promise<void> {
  for (const desk of agents) {
    await open(desk, 'Chats');
    await desk.getByRole('tab', { name: /Unassigned/ }).click();
    await expect(desk.getByText('No one is waiting')).toBeVisible();
  }
  const session = await signInAs(server, workspace.owner.emailId);
  const request = { session, body: { agent: 'all' as const } };
  for (const queue of [unassignedUsers, assignedUsers, escalatedUsers])
    expect((await server.api.call(queue, request)).items).toEqual([]);
}
