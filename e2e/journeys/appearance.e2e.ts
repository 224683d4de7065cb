/** Every appearance setting looks the same in the preview and on a third-party page. */
import {
  appDetails,
  createApp,
  publishApp,
  shareCode,
  updateApp,
  uploadAppPicture,
} from '@parrot/contract/apps';
import type { BodyOf } from '@parrot/contract/core';
import { addFaq } from '@parrot/contract/knowledge';
import { createApiClient } from '@parrot/testkit/client';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { differenceOf } from '../support/compare-screenshots.ts';
import { expect, test } from '../support/journey.ts';
import { DEMO, sessionOf, signIn } from '../support/sign-in.ts';

/** The messages of the preview, so that the published bot can send the same ones. */
const QUESTION = 'Can I return something I have already used?';
const ANSWER = 'Yes, within 30 days, as long as nothing is broken. Sending it back is free.';
const COLORS = {
  brandColor: '#7a1fa2',
  subBrandColor: '#0b5394',
  navbarColor: '#143d2b',
  navbarTextcolor: '#ffe9a8',
  userChatBubbleColor: '#fce0d0',
  userChatBubbleTextColor: '#5b1e00',
  suggestiveMenuColor: '#e3f0ff',
  suggestiveMenuTextColor: '#0a3a75',
};
/** A red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

type Settings = Pick<BodyOf<typeof updateApp>, 'appearance' | 'palette'>;

test('every setting and color looks the same on the published widget and in the preview [DSG-06, DSG-08]', async ({
  browser,
  product,
  otherSite,
}) => {
  const studio = await (await browser.newContext()).newPage();
  const site = await (await browser.newContext()).newPage();
  await signIn(studio, product, DEMO.owner);
  const api = createApiClient(product.url);
  const session = await sessionOf(studio, product);
  const { app } = await api.call(createApp, { session, body: { appName: 'Looks', appType: 'Q&A' } });
  const { appId } = app;
  await api.call(addFaq, { session, body: { appId, question: [QUESTION], answer: ANSWER } });
  for (const thing of ['bicycle', 'helmet'])
    await api.call(addFaq, {
      session,
      body: { appId, question: [`How do I clean my ${thing}?`], answer: `With care, the ${thing}.` },
    });
  const picture = async (use: 'avatarUrl' | 'chatBackgroundImg') => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(PNG)], { type: 'image/png' }), 'dot.png');
    return (await api.call(uploadAppPicture, { session, body: { appId, use }, form })).url;
  };

  const show = async (settings: Settings): Promise<{ preview: FrameLocator; panel: Locator }> => {
    const { revision } = await api.call(appDetails, { session, body: { appId } });
    await api.call(updateApp, { session, body: { appId, revision, ...settings } });
    await api.call(publishApp, { session, body: { appId } });
    const { embedCode } = await api.call(shareCode, { session, body: { appId } });
    otherSite.show(`<!doctype html><title>Elsewhere</title><h1>Elsewhere</h1>${embedCode}`);
    await site.goto(otherSite.url);
    await site.getByRole('button', { name: 'Open chat' }).click();
    await studio.goto(`${product.url}/home/studio/designer?app=${appId}&step=personalization`);
    const preview = studio.frameLocator('iframe');
    await preview.locator('.panel.shown').waitFor();
    return { preview, panel: site.locator('.panel.shown') };
  };

  await test.step('a conversation with every setting customized', async () => {
    const { preview, panel } = await show({
      palette: COLORS,
      appearance: {
        botName: 'Hilda',
        welcomeMsg: 'Good day, what may I look up?',
        NavigationTitle: 'Ask Hilda',
        SupportingText: 'Awake at all hours',
        navbarSupportingTxt: true,
        navbarAvatar: true,
        escalationNavMenu: true,
        chatBubbleBtn: 'Square',
        suggestiveMenuBtn: 'List',
        avatarUrl: await picture('avatarUrl'),
        chatBackgroundImg: await picture('chatBackgroundImg'),
      },
    });
    await sendAsVisitor(site, QUESTION);
    await expect(panel.getByText(ANSWER)).toBeVisible();
    for (const text of ['Ask Hilda', 'Awake at all hours', 'Good day, what may I look up?'])
      for (const side of [preview.locator('.panel'), panel])
        await expect(side.getByText(text).first()).toBeVisible();

    expect(await stylesOf(panel.locator('.head'))).toMatchObject({
      background: rgb(COLORS.navbarColor),
      color: rgb(COLORS.navbarTextcolor),
    });
    expect(await stylesOf(panel.locator('.mine .bubble'))).toMatchObject({
      background: rgb(COLORS.userChatBubbleColor),
      color: rgb(COLORS.userChatBubbleTextColor),
    });
    expect((await stylesOf(site.locator('.launcher'))).background).toBe(rgb(COLORS.brandColor));
    expect(await panel.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'))).toBe(
      COLORS.subBrandColor,
    );
    for (const side of [preview.locator('.panel'), panel]) {
      const logo = side.locator('.head .mark img');
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
      const ground = await side.locator('.log').evaluate((log) => getComputedStyle(log).backgroundImage);
      expect(ground).toContain('/pictures/');
    }
    for (const part of ['.head', '.mine .bubble', '.launcher', '.send']) {
      const [here, there] = [preview.locator(part).first(), site.locator(part).first()];
      expect(await stylesOf(there), part).toEqual(await stylesOf(here));
    }
    await site.evaluate(() => document.fonts.ready);
    for (const part of ['.head', '.mine .bubble'])
      expect(
        await differenceOf(studio, preview.locator(part).first(), panel.locator(part).first()),
        part,
      ).toBeLessThan(0.01);

    await sendAsVisitor(site, 'How do I clean it?');
    const pill = panel.locator('.pills.list button').first();
    expect(await stylesOf(pill)).toMatchObject({
      background: rgb(COLORS.suggestiveMenuColor),
      color: rgb(COLORS.suggestiveMenuTextColor),
    });
    expect(await stylesOf(pill)).toEqual(await stylesOf(preview.locator('.pills.list button').first()));
    await panel.getByRole('button', { name: 'More' }).click();
    await expect(panel.getByRole('menuitem', { name: /Talk to a person/ })).toBeVisible();
  });

  await test.step('with the colors of a contrast theme, everything keeps an edge', async () => {
    await site.emulateMedia({ forcedColors: 'active' });
    for (const part of ['.panel', '.bubble', '.launcher'])
      await expect(site.locator(part).first(), part).toHaveCSS('border-top-style', 'solid');
    const icon = await site
      .locator('.launcher')
      .evaluate((launcher) => getComputedStyle(launcher, '::before').borderTopColor);
    expect(icon).toBe(rgb('#000000'));
    await site.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('dark, with a landing page first', async () => {
    await site.context().clearCookies();
    await site.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const { preview, panel } = await show({
      appearance: {
        modeSelection: 'Dark Mode',
        themeSelection: 'Landing page',
        chatBubbleBtn: 'Rounded',
        suggestiveMenuBtn: 'Pills',
        navbarAvatar: false,
        escalationLandingPage: true,
        chatBackgroundImg: '',
        avatarUrl: '',
      },
    });
    for (const side of [preview.locator('.panel'), panel]) {
      await expect(side).toHaveClass(/Rounded.*dark/);
      await expect(side.getByRole('heading', { name: 'Ask Hilda' })).toBeVisible();
      await expect(side.getByRole('button', { name: /Talk to a person/ })).toBeVisible();
    }
    for (const part of ['.panel', '.hero', '.start', '.hero h2'])
      expect(await stylesOf(panel.page().locator(part)), part).toEqual(await stylesOf(preview.locator(part)));
    expect(await differenceOf(studio, preview.locator('.hero'), panel.locator('.hero'))).toBeLessThan(0.01);
  });
});

const stylesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { backgroundColor, color, borderRadius, fontFamily, fontSize, fontWeight, padding } =
      getComputedStyle(element);
    return { background: backgroundColor, color, borderRadius, fontFamily, fontSize, fontWeight, padding };
  });

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

async function sendAsVisitor(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
}
