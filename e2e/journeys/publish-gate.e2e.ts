/** Before publishing, a builder sees which real questions the draft answers worse, and is asked once. */
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import { addFaq, deleteFaq, listFaqs } from '@parrot/contract/knowledge';
import {
  newEmail,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openVisitorSocket,
  RETURNS,
  TEST_PASSWORD,
  withToursSeen,
} from '@parrot/testkit';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/sign-in.ts';

const [HOURS = ''] = OPENING_HOURS.question;
const [BACK = ''] = RETURNS.question;
const PARKING = 'Where can I park my bicycle near the shop?';
const PARKING_ANSWER = 'Behind the house.';

test('a draft that answers a real question worse is published after one question [APP-05, DSG-10]', async ({
  page,
  clockControlled,
}) => {
  const { api } = clockControlled;
  const owner = await withToursSeen(
    clockControlled,
    await newOwner(clockControlled, { emailId: newEmail() }),
  );
  const { appId, parrotId } = await newPublishedApp(clockControlled, owner);
  const visitor = await openVisitorSocket(clockControlled, { parrotId });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  for (const value of [HOURS, BACK, PARKING])
    await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value });
  visitor.close();
  const { items } = await api.call(listFaqs, { session: owner, body: { appId } });
  const returns = items.find(({ question }) => question[0] === BACK);
  if (!returns) throw new Error('The app has no FAQ about returns.');
  await api.call(deleteFaq, { session: owner, body: { appId, faqId: returns.faqId } });
  await api.call(addFaq, {
    session: owner,
    body: { appId, question: [PARKING], answer: PARKING_ANSWER },
  });

  const to = `studio/designer?app=${appId}&step=publish`;
  await signIn(page, clockControlled, owner.emailId, { password: TEST_PASSWORD, to });
  const section = page.getByRole('region', { name: 'Real questions' });
  await expect(section.getByRole('progressbar')).toHaveCount(0);
  for (const count of ['1 worse', '0 changed', '1 better', '1 same'])
    await expect(section.getByRole('button', { name: count })).toBeVisible();

  await page.getByRole('button', { name: 'Publish changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish with 1 worse answer?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'publishing with a worse answer');
  await dialog.getByRole('button', { name: 'Look at them first' }).click();
  const worse = section.getByRole('list', { name: 'Worse answers' }).getByRole('listitem');
  await expect(worse).toContainText(BACK);
  await expect(worse).toContainText(RETURNS.answer);
  await expect(worse).toContainText(`“${BACK}” was deleted.`);
  await section.getByRole('button', { name: '1 better' }).click();
  const better = section.getByRole('list', { name: 'Better answers' }).getByRole('listitem');
  await expect(better).toContainText(PARKING_ANSWER);
  await expect(better.getByRole('link', { name: 'Open question' })).toHaveAttribute('href', /faq=faq_/);
  await expectAccessible(page, 'real questions before publishing');

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Visitors see your latest changes.')).toBeVisible();
  await expect(section).toHaveCount(0);
});
