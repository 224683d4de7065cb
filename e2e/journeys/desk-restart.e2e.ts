/** A power failure of the server while a visitor and an agent chat. */
import { askForPerson, log, openTwoPages, reply, sendAsVisitor, take } from '../support/desk.ts';
import { expect, test } from '../support/journey.ts';

test('the server is killed and restarted during a conversation: afterward both sides are complete and in order [RTM-03, RTM-07]', async ({
  browser,
  restartable,
  otherSite,
}) => {
  const { visitor, agent } = await openTwoPages(browser, restartable);
  await askForPerson(visitor, agent, restartable, otherSite, 'zero, before anything');
  await take(agent, 'zero, before anything');
  await reply(agent, 'one, by the agent');
  await expect(visitor.getByText('one, by the agent')).toBeVisible();

  await restartable.kill();
  await expect(agent.getByText(/You’re offline/)).toBeVisible();
  await reply(agent, 'two, by the agent without a server');
  await sendAsVisitor(visitor, 'three, by the visitor without a server');
  await restartable.startAgain();
  // If the restart took longer than the desk retries on its own, the agent clicks retry.
  const tryAgain = agent.getByRole('status').getByRole('button', { name: 'Try again' });
  await agent.addLocatorHandler(tryAgain, () => tryAgain.click());

  await expect(log(agent).getByText('three, by the visitor without a server')).toBeVisible();
  await expect(visitor.getByText('two, by the agent without a server')).toBeVisible();
  await reply(agent, 'four, all is well again');
  await expect(visitor.getByText('four, all is well again')).toBeVisible();
  await sendAsVisitor(visitor, 'five, and so it is');
  await expect(log(agent).getByText('five, and so it is')).toBeVisible();

  const sentTexts = /zero, |one, |two, |three, |four, |five, /;
  const seenBy = {
    agent: await log(agent).getByText(sentTexts).allTextContents(),
    visitor: await visitor.getByRole('log').getByText(sentTexts).allTextContents(),
  };
  expect(seenBy.visitor).toEqual(seenBy.agent);
  const firsts = seenBy.agent.map((text) => text.split(',')[0]);
  expect(firsts.toSorted()).toEqual(['five', 'four', 'one', 'three', 'two', 'zero']);
  expect(firsts.filter((first) => first !== 'two' && first !== 'three')).toEqual([
    'zero',
    'one',
    'four',
    'five',
  ]);
});
