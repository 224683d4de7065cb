/**
 * The whole product in each of its languages, from the landing page to the invoice. Details of each step are
 * in the journeys of its area; here, every text is the one of the language, and nothing fails unseen.
 */
import { defaultTexts } from '@parrot/contract/apps';
import { LANGUAGES, type LanguageCode } from '@parrot/contract/core';
import { FLOW_TEXTS } from '@parrot/contract/flows';
import { translateRoleName } from '@parrot/contract/messages';
import type { Browser, Page } from '@playwright/test';
import { strictPage } from '../support/demo-server.ts';
import { sendAsVisitor } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';
import { publishChanges } from '../support/publish-changes.ts';
import { answerOnNotifications } from '../support/sign-in.ts';
import { filled, labelsIn, type TextKey, widgetTexts } from '../support/texts.ts';
import { watchProblems } from '../support/watch-problems.ts';

const BOT = 'Papagayo';
const PASSWORD = 'a bicycle made for two';
const TRIAL_DAYS = 14;

/** What people of each language write. `known` is answered by the guide, `missed` by nothing. */
type Story = { guide: string; known: string; fact: string; missed: string; reply: string };
const STORIES: Record<LanguageCode, Story> = {
  en: {
    guide: 'Repairs\n\nA flat tire is repaired while you wait and costs twelve euros.',
    known: 'How much does it cost to repair a flat tire?',
    fact: 'twelve euros',
    missed: 'Do you rent out skis in winter?',
    reply: 'Yes, we rent out skis from December to March.',
  },
  es: {
    guide: 'Reparaciones\n\nUn pinchazo se repara al momento y cuesta doce euros.',
    known: '¿Cuánto cuesta reparar un pinchazo?',
    fact: 'doce euros',
    missed: '¿Alquiláis esquís en invierno?',
    reply: 'Sí, alquilamos esquís de diciembre a marzo.',
  },
  de: {
    guide: 'Reparaturen\n\nEin platter Reifen wird sofort repariert und kostet zwölf Euro.',
    known: 'Was kostet es, einen platten Reifen zu reparieren?',
    fact: 'zwölf Euro',
    missed: 'Verleihen Sie im Winter auch Skier?',
    reply: 'Ja, von Dezember bis März verleihen wir Skier.',
  },
  fr: {
    guide: 'Réparations\n\nUne crevaison est réparée sur place et coûte douze euros.',
    known: 'Combien coûte la réparation d’une crevaison ?',
    fact: 'douze euros',
    missed: 'Louez-vous des skis en hiver ?',
    reply: 'Oui, nous louons des skis de décembre à mars.',
  },
  sv: {
    guide: 'Reparationer\n\nAtt laga en punktering kostar tolv euro och görs medan du väntar.',
    known: 'Vad kostar det att laga en punktering?',
    fact: 'tolv euro',
    missed: 'Hyr ni ut skidor på vintern?',
    reply: 'Ja, vi hyr ut skidor från december till mars.',
  },
};

for (const language of LANGUAGES)
  test(`from the landing page to the invoice in ${language}`, async ({ browser, product, otherSite }) => {
    const { label, pattern } = labelsIn(language);
    const { launcher, panel, call } = widgetTexts(language);
    const { guide, known, fact, missed, reply } = STORIES[language];
    const flowTexts = FLOW_TEXTS[language];
    const texts = defaultTexts(BOT, language);
    const owner = await newPage(browser, language);
    const visitor = await newPage(browser, language);
    const agent = await newPage(browser, language);
    const problems = watchProblems({ owner, visitor, agent });
    const button = (page: Page, key: TextKey) => page.getByRole('button', { name: label(key), exact: true });

    await test.step('signs up on the landing page', async () => {
      await owner.goto(product.url);
      await expect(owner.getByPlaceholder(panel.ask)).toBeVisible();
      await owner.getByRole('link', { name: label('landing:tryFree', { days: TRIAL_DAYS }) }).click();
      await owner.getByLabel(label('accounts:fields.name')).fill('Nora Wheel');
      await owner.getByLabel(label('accounts:fields.company')).fill('Wheel and Sons');
      await owner.getByLabel(label('accounts:fields.emailId')).fill(`nora@${language}.example`);
      await owner.getByLabel(label('accounts:fields.chosenPassword')).fill(PASSWORD);
      await button(owner, 'accounts:signUp.submit').click();
      await owner.getByRole('heading', { name: label('accounts:checkMail.title') }).waitFor();
      await followMail(owner, product.url, `nora@${language}.example`, '/accounts/verify');
      await expect(
        owner.getByRole('heading', { name: label('onboarding:title', { name: 'Nora' }) }),
      ).toBeVisible();
    });

    await test.step('is guided to a bot that has read a file', async () => {
      await owner.getByRole('radio', { name: label('onboarding:purposes.shop.title') }).check();
      await owner.getByLabel(label('onboarding:purpose.name')).fill(BOT);
      await button(owner, 'onboarding:next').click();
      await owner
        .locator('input[type="file"]')
        .setInputFiles({ name: 'guide.txt', mimeType: 'text/plain', buffer: Buffer.from(guide) });
      await expect(owner.getByText(label('onboarding:sources.read_one', { count: 1 }))).toBeVisible();
      const preview = owner.getByRole('region', { name: label('onboarding:preview.label') });
      await preview.getByRole('textbox').fill(known);
      await preview.getByRole('textbox').press('Enter');
      await expect(preview.getByText(fact)).toBeVisible();
      await button(owner, 'onboarding:next').click();
      await button(owner, 'onboarding:try.publish').click();
      await expect(
        owner.getByRole('link', { name: label('onboarding:try.talk', { name: BOT }) }),
      ).toBeVisible();
      await button(owner, 'onboarding:try.finish').click();
      await closeTour(owner, label('tour:steps.designerSteps.title'));
    });

    const embedCode =
      await test.step('it greets and says goodbye in its language; calls are allowed', async () => {
        await owner.getByRole('tab', { name: label('designer:steps.personalization') }).click();
        await closeTour(owner, label('tour:steps.appearanceSettings.title'));
        for (const text of ['welcomeMsg', 'timeoutMsg'] as const)
          await expect(
            owner.getByRole('textbox', { name: label(`designer:settings.appearance.${text}`), exact: true }),
          ).toHaveValue(texts[text]);
        await expect(owner.frameLocator('iframe').getByText(texts.welcomeMsg)).toBeVisible();
        await button(owner, 'designer:colors.names.ocean').click();
        await owner.getByRole('button', { name: label('designer:groups.visitors') }).click();
        await owner
          .getByRole('switch', { name: label('designer:settings.behaviour.isVideoCallRequired') })
          .press('Space');
        await owner.getByRole('tab', { name: label('designer:steps.publish') }).click();
        await publishChanges(owner, language);
        return (await owner.locator('pre', { hasText: '<script async' }).textContent()) ?? '';
      });

    await test.step('invites an agent, who accepts', async () => {
      await owner.getByRole('link', { name: label('shell:nav.users') }).click();
      await closeTour(owner, label('tour:steps.invite.title'));
      await owner
        .getByRole('button', { name: label('team:invite') })
        .first()
        .click();
      const dialog = owner.getByRole('dialog', { name: label('team:inviteDialog.title') });
      await dialog.getByLabel(label('team:inviteDialog.addresses')).fill(`tomas@${language}.example`);
      await dialog.getByRole('combobox', { name: label('team:inviteDialog.roles') }).click();
      await owner.getByRole('option', { name: translateRoleName(language, 'Agent'), exact: true }).click();
      await dialog.getByRole('combobox', { name: label('team:inviteDialog.apps') }).click();
      await owner.getByRole('option', { name: BOT, exact: true }).click();
      await owner.keyboard.press('Escape');
      await dialog.getByRole('button', { name: label('team:inviteDialog.submit_one', { count: 1 }) }).click();
      await expect(dialog).toHaveCount(0);
      await followMail(agent, product.url, `tomas@${language}.example`, '/accounts/invitation');
      await agent.getByLabel(label('accounts:fields.name')).fill('Tomas Hub');
      await agent.getByLabel(label('accounts:fields.chosenPassword')).fill(PASSWORD);
      await button(agent, 'accounts:invitation.submit').click();
      await closeTour(agent, label('tour:steps.deskStatus.title'));
    });

    await test.step('on a page, the bot answers with its source, or offers a person and lets the visitor wait', async () => {
      otherSite.show(strictPage(product, embedCode));
      await visitor.goto(otherSite.url);
      await visitor.getByRole('button', { name: launcher.open }).click();
      await expect(visitor.getByText(texts.welcomeMsg)).toBeVisible();
      await sendAsVisitor(visitor, known);
      await expect(visitor.getByText(fact)).toBeVisible();
      await expect(visitor.getByText(panel.source)).toBeVisible();
      await sendAsVisitor(visitor, missed);
      await expect(visitor.getByText(flowTexts.unknown)).toBeVisible();
      await visitor.getByRole('button', { name: flowTexts.talkToPerson }).last().click();
      await expect(visitor.getByText(flowTexts.handingOver)).toBeVisible();
      await expect(visitor.getByRole('button', { name: panel.goOnWithBot })).toBeVisible();
    });

    await test.step('the agent takes it and replies', async () => {
      await agent.getByRole('button', { name: pattern('desk:row.open') }).click();
      await button(agent, 'desk:conversation.take').click();
      await expect(agent.getByText(label('desk-conversation:conversation.strip.yours.who'))).toBeVisible();
      await expect(visitor.getByText(filled(panel.taken, { name: 'Tomas Hub' }))).toBeVisible();
      await agent.getByLabel(label('desk-conversation:composer.label')).fill(reply);
      await button(agent, 'desk-conversation:composer.send').click();
      await expect(visitor.getByText(reply)).toBeVisible();
    });

    await test.step('calls by video', async () => {
      await button(agent, 'calls:kind.video').click();
      await visitor.getByRole('button', { name: call.accept, exact: true }).click();
      await expect(agent.getByRole('timer')).toBeVisible();
      await button(agent, 'calls:controls.hangUp').click();
      await expect(visitor.getByText(call.ended)).toBeVisible();
      await visitor.getByRole('button', { name: call.skip }).click();
    });

    await test.step('comments on the ticket and closes; the visitor rates it', async () => {
      await agent.getByLabel(label('desk-context:ticket.addComment')).fill(reply);
      await button(agent, 'desk-context:ticket.send').click();
      await expect(agent.getByText(label('desk-context:summary.title'))).toBeVisible();
      await button(agent, 'desk-conversation:conversation.close').click();
      await visitor.getByRole('radio', { name: filled(panel.stars, { count: 5 }) }).click({ force: true });
      await visitor.getByRole('button', { name: panel.send }).first().click();
      await expect(visitor.getByText(panel.thanks)).toBeVisible();
      await expect(agent.getByText(label('desk-conversation:conversation.strip.over.who'))).toBeVisible();
    });

    await test.step('the missed question becomes an answer of the bot', async () => {
      await owner.getByRole('link', { name: label('shell:nav.dashboard') }).click();
      await closeTour(owner, label('tour:steps.createApp.title'));
      await owner.getByRole('link', { name: label('apps:list.open', { name: BOT }) }).click();
      await owner.getByRole('link', { name: label('designer:screens.unanswered') }).click();
      await owner.getByRole('button', { name: missed }).click();
      await button(owner, 'learning:group.create').click();
      await expect(owner.getByLabel(label('shell:faqFields.answer'), { exact: true })).toHaveValue(reply);
      await button(owner, 'learning:form.save').click();
      await owner.getByRole('tab', { name: label('designer:steps.publish') }).click();
      await publishChanges(owner, language);
      await sendAsVisitor(visitor, missed);
      await expect(visitor.getByText(reply)).toHaveCount(2);
    });

    await test.step('the owner upgrades, pays and downloads the invoice', async () => {
      await owner.goto(`${product.url}/home/studio/subscription`);
      const plan = owner.getByRole('region', { name: 'Growth', exact: true });
      await plan.getByRole('button', { name: label('billing:card.upgrade') }).click();
      await button(owner, 'billing:checkout.pay').click();
      await button(owner, 'billing:sandbox.pay').click();
      await expect(
        owner.getByRole('heading', { name: label('billing:payment.success.title') }),
      ).toBeVisible();
      await owner.goto(`${product.url}/home/profile?tab=subscription`);
      const downloading = owner.waitForEvent('download');
      await owner
        .getByRole('button', { name: label('billing:invoices.downloadOne', { number: 'INV-00001' }) })
        .click();
      expect((await downloading).suggestedFilename()).toBe('INV-00001.pdf');
    });

    expect(problems).toEqual([]);
  });

async function newPage(browser: Browser, locale: LanguageCode): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage();
  await answerOnNotifications(page, 'denied');
  return page;
}

/** The link in the mail that the installation stored. */
async function followMail(page: Page, url: string, to: string, path: string): Promise<void> {
  await page.goto(`${url}/accounts/outbox`);
  await page
    .getByRole('link', { name: new RegExp(to) })
    .first()
    .click();
  await page.getByRole('link', { name: new RegExp(`${path}\\?token=`) }).click();
}

/** A new user is shown around. */
async function closeTour(page: Page, step: string): Promise<void> {
  const tour = page.getByRole('dialog', { name: step });
  await tour.press('Escape');
  await expect(tour).toHaveCount(0);
}
