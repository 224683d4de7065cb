/** Calls between agents and a visitor with fake devices: both sides really receive picture and sound. */
import { LIMITS } from '@parrot/contract/core';
import { newPublishedAppWith } from '@parrot/testkit';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  expectToReceive,
  openDeviceNames,
  openDevices,
  received,
  usedSpeakers,
  watchCalls,
} from '../support/calls.ts';
import { askForPerson, log, sendAsVisitor, take } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, signIn } from '../support/sign-in.ts';
import { agentAtDesk, askForAgent } from '../support/team-at-desk.ts';

const SECOND = 1_000;
/** What a receiver adds to silence. */
const COMFORT_NOISE = 1e-6;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The call on the desk, and its end. */
const callOn = (desk: Page) => desk.getByRole('region', { name: /^Call with/ });
const CALL = '[aria-label^="Call with"]';
const endOn = (desk: Page) => desk.getByRole('region', { name: 'Call ended' });

test('an agent and a visitor talk, see each other, share screens, and the call follows a transfer [DSK-14, DSK-19]', async ({
  browser,
  clockControlled: server,
}) => {
  const { appId, parrotId } = await newPublishedAppWith(server, server.owner, {
    behaviour: { isVideoCallRequired: true },
  });
  const visitor = await askForAgent(browser, server, parrotId, 'My lamp flickers', watchCalls);
  const agent = await agentAtDesk(browser, server, { roleKey: 'agent', name: 'Carla Ek', appId }, watchCalls);
  const supervisor = await agentAtDesk(
    browser,
    server,
    { roleKey: 'supervisor', name: 'Sven Dahl', appId },
    watchCalls,
  );

  await test.step('nobody can call before an agent has taken the conversation', async () => {
    await expect(button(visitor, 'Start a call')).toHaveCount(0);
    await take(agent, 'My lamp flickers');
    await expect(button(visitor, 'Start a call')).toBeVisible();
  });

  await test.step('a call that is declined, not answered or canceled leaves no device open', async () => {
    // On a phone on its side, beside the closed chat.
    await button(visitor, 'Close chat').click();
    await visitor.setViewportSize({ width: 667, height: 375 });
    await button(agent, 'Video call').click();
    for (const choice of ['Accept', 'Accept without camera', 'Decline'])
      await expect(button(visitor, choice)).toBeInViewport({ ratio: 1 });
    await button(visitor, 'Decline').click();
    await expect(endOn(agent).getByText(/declined the call/)).toBeVisible();
    await visitor.setViewportSize({ width: 1440, height: 900 });
    await button(visitor, 'Open chat').click();
    await button(agent, 'Voice call').click();
    await expect(button(visitor, 'Decline')).toBeVisible();
    await Promise.all([
      expectAccessible(agent, 'the desk rings', CALL),
      expectAccessible(visitor, 'the chat is rung'),
    ]);
    server.clock.advance(LIMITS.call.ringSeconds * SECOND);
    await server.server.slices.calls.endOverdue();
    await expect(endOn(agent).getByText(/didn’t answer/)).toBeVisible();
    await expect(visitor.getByText(/You missed a call/)).toBeVisible();
    await expect(log(agent).getByText(/Missed/)).toBeVisible();
    expect(await openDevices(agent)).toEqual([]);
  });

  await test.step('a visitor calls by voice; both hear each other', async () => {
    await button(visitor, 'Call back').click();
    await button(visitor, 'Voice call').click();
    await expect(agent.getByRole('alertdialog', { name: /is calling/ })).toBeVisible();
    await expectAccessible(agent, 'the desk is rung', '[role=alertdialog]');
    await agent.keyboard.press('Escape');
    await agent
      .getByRole('tab', { name: /Assigned/ })
      .first()
      .focus();
    await agent.keyboard.press('Shift+Y');
    await expect(agent.getByRole('timer')).toBeVisible();
    await expectToReceive(agent, 'sound');
    await expectToReceive(visitor, 'sound');
    expect(await openDevices(agent)).toEqual(['audio']);
  });

  await test.step('a muted microphone is silent', async () => {
    await button(visitor, 'Mute microphone').click();
    await expect(agent.getByRole('img', { name: /is muted/ })).toBeVisible();
    await expect
      .poll(async () => {
        const { sound } = await received(agent);
        await expectToReceive(visitor, 'sound');
        return (await received(agent)).sound - sound;
      })
      .toBeLessThan(COMFORT_NOISE);
    await button(visitor, 'Unmute microphone').click();
    await expectToReceive(agent, 'sound');
  });

  await test.step('cameras are switched on during the call', async () => {
    await button(agent, 'Turn camera on').click();
    await button(visitor, 'Turn camera on').click();
    await expectToReceive(agent, 'frames');
    await expectToReceive(visitor, 'frames');
    await Promise.all([
      expectAccessible(agent, 'a video call at the desk', CALL),
      expectAccessible(visitor, 'a video call in the chat'),
    ]);
    // On a phone, the messages stay in view.
    await agent.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await log(agent).boundingBox())?.height).toBeGreaterThan(100);
    await agent.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('an agent chooses devices, sees the level of the microphone and tests the speaker', async () => {
    await button(agent, 'Devices').click();
    const menu = agent.getByRole('dialog', { name: 'Devices' });
    const level = menu.getByRole('meter', { name: 'Microphone level' });
    await expect.poll(() => level.evaluate((meter: HTMLMeterElement) => meter.value)).toBeGreaterThan(0);
    for (const [of, device] of [
      ['Microphone', 'Fake Audio Input 2'],
      ['Camera', 'fake_device_2'],
      ['Speaker', 'Fake Audio Output 1'],
    ] as const) {
      await menu.getByRole('combobox', { name: of }).click();
      await menu.getByRole('option', { name: device }).click();
    }
    await expect.poll(() => openDeviceNames(agent)).toEqual(['Fake Audio Input 2', 'fake_device_2']);
    await expectToReceive(visitor, 'frames');
    await expectToReceive(visitor, 'sound');
    const before = (await usedSpeakers(agent)).length;
    expect(new Set(await usedSpeakers(agent))).toEqual(new Set(['Fake Audio Output 1']));
    await menu.getByRole('button', { name: 'Test speaker' }).click();
    await expect.poll(async () => (await usedSpeakers(agent)).slice(before)).toEqual(['Fake Audio Output 1']);
    await agent.keyboard.press('Escape');
  });

  await test.step('so does a visitor', async () => {
    await button(visitor, 'Devices').click();
    const level = visitor.getByRole('img', { name: 'Microphone level' });
    await expect
      .poll(() => level.evaluate((meter) => Number(meter.style.getPropertyValue('--level'))))
      .toBeGreaterThan(0);
    const choose = (of: RegExp, device: string) =>
      visitor.getByRole('combobox', { name: of }).selectOption(device);
    await choose(/^Microphone/, 'Fake Audio Input 1');
    await choose(/^Camera/, 'fake_device_2');
    await choose(/^Speaker/, 'Fake Audio Output 2');
    await expect.poll(() => openDeviceNames(visitor)).toEqual(['Fake Audio Input 1', 'fake_device_2']);
    await expectToReceive(agent, 'frames');
    const before = (await usedSpeakers(visitor)).length;
    await button(visitor, 'Play test sound').click();
    await expect
      .poll(async () => (await usedSpeakers(visitor)).slice(before))
      .toEqual(['Fake Audio Output 2']);
    await button(visitor, 'Devices').click();
  });

  await test.step('the other side fills the screen, or floats above other pages and the chat', async () => {
    const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);
    const isFloating = (page: Page) => page.evaluate(() => document.pictureInPictureElement !== null);
    for (const [page, leave] of [
      [agent, 'Leave full screen'],
      [visitor, 'Exit full screen'],
    ] as const) {
      await button(page, 'Full screen').click();
      await expect.poll(() => isFull(page)).toBe(true);
      await button(page, leave).click();
      await expect.poll(() => isFull(page)).toBe(false);
      await button(page, 'Picture in picture').click();
      await expect.poll(() => isFloating(page)).toBe(true);
    }
    await button(visitor, 'Back to chat').click();
    await button(visitor, 'Show call').click();
    for (const page of [agent, visitor]) {
      expect(await isFloating(page)).toBe(true);
      await button(page, 'Picture in picture').click();
      await expect.poll(() => isFloating(page)).toBe(false);
    }
  });

  await test.step('a camera that is off is closed', async () => {
    await button(visitor, 'Turn camera off').click();
    await expect.poll(() => openDevices(visitor)).toEqual(['audio']);
    await expect(callOn(agent).getByLabel(/^Video of/)).toHaveCount(0);
  });

  await test.step('both sides share their screens, and chat meanwhile', async () => {
    await button(agent, 'Share your screen').click();
    await expect.poll(async () => (await received(visitor)).videos).toBe(2);
    await agent.getByRole('toolbar').getByRole('button', { name: 'Stop sharing' }).click();
    await button(visitor, 'Share your screen').click();
    await expect(callOn(agent).getByLabel(/^Screen of/)).toBeVisible();
    await expectToReceive(agent, 'frames');
    await button(visitor, 'Stop sharing').first().click();
    await button(visitor, 'Back to chat').click();
    await sendAsVisitor(visitor, 'Do you see the crack?');
    await expect(log(agent).getByText('Do you see the crack?')).toBeVisible();
  });

  await test.step('a supervisor is asked in, listens, and then speaks', async () => {
    await button(agent, 'Ask a supervisor to join').click();
    const dialog = agent.getByRole('dialog');
    await dialog.getByText('Sven Dahl').click();
    await dialog.getByRole('button', { name: 'Ask to join' }).click();
    await button(supervisor, 'Listen in').click();
    await expect(agent.getByText('Sven Dahl is listening')).toBeVisible();
    await expectToReceive(supervisor, 'sound');
    expect(await openDevices(supervisor)).toEqual([]);
    await button(supervisor, 'Start speaking').click();
    await expect(agent.getByText('Sven Dahl is speaking')).toBeVisible();
    await button(supervisor, 'Hang up').click();
    await expect(agent.getByText('Sven Dahl is speaking')).toHaveCount(0);
    await expect(agent.getByRole('timer')).toBeVisible();
  });

  await test.step('the call goes on while the agent looks at another page, and leads back', async () => {
    await agent.getByRole('link', { name: 'Analytics' }).first().click();
    await expect(agent.getByText(/In a call with/)).toBeVisible();
    await expectToReceive(visitor, 'sound');
    await button(agent, 'Return to call').click();
    await expect(callOn(agent)).toBeVisible();
  });

  await test.step('another visitor who calls meanwhile learns that the agent is busy', async () => {
    const other = await askForAgent(browser, server, parrotId, 'My parcel is late');
    await take(agent, 'My parcel is late');
    await button(other, 'Start a call').click();
    await button(other, 'Voice call').click();
    await expect(other.getByText(/is on another call/)).toBeVisible();
    await other.context().close();
    await button(agent, 'Return to call').click();
    await expect(log(agent).getByText('My parcel is late')).toHaveCount(0);
    await expect(callOn(agent)).toBeVisible();
  });

  await test.step('after a transfer the new agent joins, and the former one leaves', async () => {
    await agent.getByRole('button', { name: 'Transfer', exact: true }).click();
    const dialog = agent.getByRole('dialog');
    await dialog.getByText('Sven Dahl').first().click();
    await dialog.getByRole('button', { name: 'Request transfer' }).click();
    await supervisor
      .getByRole('button', { name: /^Accept conversation/ })
      .first()
      .click();
    await button(supervisor, 'Join call').click();
    await expect(supervisor.getByRole('timer')).toBeVisible();
    await expectToReceive(supervisor, 'sound');
    await expectToReceive(visitor, 'sound');
    await expect(agent.getByText(/went to Sven Dahl/).first()).toBeAttached();
    expect(await openDevices(agent)).toEqual([]);
  });

  await test.step('the visitor hangs up; both rate the call, and the timeline shows it', async () => {
    await button(visitor, 'Show call').click();
    await button(visitor, 'Hang up').click();
    const end = endOn(supervisor);
    await end.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
    await end.getByLabel(/What could be better/).fill('Sound was fine');
    await end.getByRole('button', { name: 'Send' }).click();
    await visitor.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true });
    await button(visitor, 'Send').first().click();
    const messages = log(supervisor);
    await expect(messages.getByText('Sound was fine')).toBeVisible();
    await expect(messages.getByText('Visitor’s rating')).toBeVisible();
    await expect(messages.getByText(/Voice call · from the visitor · \d+:\d\d/)).toBeVisible();
    for (const page of [visitor, supervisor]) expect(await openDevices(page)).toEqual([]);
  });
});

test('a call through a relay survives a lost connection and a restart of the server [DSK-14]', async ({
  browser,
  relayed: product,
  otherSite,
}) => {
  const studio = await (await browser.newContext()).newPage();

  await test.step('the owner sees that calls are allowed, and tests the relay', async () => {
    await signIn(studio, product, DEMO.owner, { to: 'studio/apps' });
    await studio.getByRole('link', { name: 'StoreAssist' }).first().click();
    await studio.getByRole('tab', { name: 'Personalization' }).click();
    await studio.getByRole('button', { name: 'Visitors' }).click();
    await expect(studio.getByRole('switch', { name: 'Voice and video calls' })).toBeChecked();
    await button(studio, 'Test connection').click();
    await expect(studio.getByText('Relay reachable')).toBeVisible();
    await studio.context().close();
  });

  const visitor = await (await browser.newContext()).newPage();
  const agent = await (await browser.newContext()).newPage();
  for (const page of [visitor, agent]) await watchCalls(page);
  await signIn(agent, product, DEMO.agent);
  await askForPerson(visitor, agent, product, otherSite, 'a lamp for the porch');
  await take(agent, 'a lamp for the porch');

  await test.step('both see and hear each other through the relay only', async () => {
    await button(agent, 'Video call').click();
    await button(visitor, 'Accept').click();
    // On a busy machine the connection is poor and video may pause; sound goes on.
    for (const page of [agent, visitor]) {
      await expect.poll(async () => (await received(page)).frames).toBeGreaterThan(0);
      await expectToReceive(page, 'sound');
      const { paths } = await received(page);
      expect(paths).toContain('relay');
      expect(paths.filter((path) => path === 'host' || path === 'srflx')).toEqual([]);
    }
  });

  await test.step('media goes on while the visitor’s socket is away', async () => {
    await visitor.context().setOffline(true);
    await expectToReceive(agent, 'sound');
    await visitor.context().setOffline(false);
    // While the server is away later, a path that is still being restored would stay lost.
    await expect(agent.getByRole('timer')).toBeVisible();
    for (const page of [agent, visitor]) await expectToReceive(page, 'sound');
  });

  await test.step('the server is killed and restarted: the call goes on, and can be controlled again', async () => {
    await product.kill();
    await expect(agent.getByText(/You’re offline/)).toBeVisible();
    await expectToReceive(agent, 'sound');
    await expectToReceive(visitor, 'sound');
    await product.startAgain();
    const tryAgain = agent.getByRole('status').getByRole('button', { name: 'Try again' });
    await agent.addLocatorHandler(tryAgain, () => tryAgain.click());
    await expect(agent.getByText(/You’re offline/)).toHaveCount(0);
    await button(visitor, 'Turn camera off').click();
    await expect(callOn(agent).getByLabel(/^Video of/)).toHaveCount(0);
    await expect(agent.getByRole('timer')).toBeVisible();
  });

  await test.step('an agent who closes the page ends the call for the visitor', async () => {
    await agent.close();
    await expect(visitor.getByText('Call ended')).toBeVisible();
    expect(await openDevices(visitor)).toEqual([]);
  });
});
