/** The builder reviews what visitors asked in vain: answers what comes up again, and ignores the rest. */
import { type AppId, DAY_MS } from '@parrot/contract/core';
import { faqDraft } from '@parrot/contract/knowledge';
import type { QuestionGroup } from '@parrot/contract/learning';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import type { DaysAgo } from './days-ago.ts';
import { DEMO_REVIEWS } from './demo-reviews.ts';

const REVIEWED_DAYS_AGO = 3;
/** Questions that were asked once, and not again for this long, are ignored. */
const IGNORED_AFTER_DAYS = 12;
/** More than the demo has. */
const ALL = 500;

export async function seedReviews(
  server: ParrotServer,
  builder: Caller,
  { appId, daysAgo }: { appId: AppId; daysAgo: DaysAgo },
): Promise<void> {
  const { apps, learning } = server.slices;
  await daysAgo(REVIEWED_DAYS_AGO, async () => {
    const ignoredBefore = server.platform.clock.now().getTime() - IGNORED_AFTER_DAYS * DAY_MS;
    const open = await listOpen(server, builder, appId);
    for (const { asked, faq } of DEMO_REVIEWS) {
      const [group, ...others] = open
        .filter(({ question }) => asked.test(question))
        .map(({ groupId }) => groupId);
      if (!group) continue;
      const solved = { appId, groupId: group, languageCode: 'en' as const, alsoSolves: others };
      await learning.review.answer(builder, solved, faqDraft.parse(faq));
    }
    const ignored = (await listOpen(server, builder, appId)).filter(
      ({ count, lastAskedAt }) => count === 1 && Date.parse(lastAskedAt) < ignoredBefore,
    );
    const ids = ignored.map(({ groupId }) => groupId);
    await learning.review.setState(builder, appId, ids, 'ignored');
    await apps.publish(builder, appId, 'What visitors asked for');
  });
}

/** The open questions that were asked before now, which is in the past. */
async function listOpen(
  { platform: { clock }, slices: { learning } }: ParrotServer,
  builder: Caller,
  appId: AppId,
): Promise<QuestionGroup[]> {
  const { items } = await learning.review.list(builder, {
    appId,
    state: 'open',
    search: '',
    sortBy: 'often',
    offset: 0,
    limit: ALL,
  });
  return items.filter(({ lastAskedAt }) => Date.parse(lastAskedAt) < clock.now().getTime());
}
