/**
 * Seeds an empty store with a company, its users, bots and conversations, through the same services that
 * calls use.
 */
import { type AppId, DAY_MS, HOUR_MS } from '@parrot/contract/core';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import { PRODUCT_BOT } from '../landing-bot/create-product-bot.ts';
import { LANDING_BOT_OWNER } from '../landing-bot/seed-landing-bot.ts';
import { seededCaller } from '../seeded-caller.ts';
import type { DaysAgo } from './days-ago.ts';
import { DEMO_CONVERSATIONS } from './demo-conversations.ts';
import { DEMO_FIELDS } from './demo-fields.ts';
import { DEMO_RESPONSES } from './demo-responses.ts';
import { EUROPE_DESK, WEEKEND_SHIFT } from './demo-team.ts';
import { DEMO_COMPANY, DEMO_TEAMMATES, DEMO_USERS, type DemoSignIn, type DemoUser } from './demo-users.ts';
import { publishedBots, seedHistory } from './history/seed-history.ts';
import { playConversation } from './play-conversation.ts';
import { seedBots, seedEdits } from './seed-bots.ts';
import { seedHours } from './seed-hours.ts';
import { grantDemoPlan, seedPayments } from './seed-payments.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedLanguageRule, seedSkills } from './seed-routing.ts';
import { seedRules } from './seed-rules.ts';
import { seedTargets } from './seed-targets.ts';
import { inviteMember, seedAbsences, seedTeam } from './seed-team.ts';
import { seedTags, seedTickets } from './seed-tickets.ts';

/** The plan while seeding: a start that finds it knows that the one before was cut off, and starts over. */
const UNFINISHED_PLAN = 'Demo, being made';

/**
 * Returns the demo's sign-ins if the store has the demo, seeded now or earlier. `stopping` ends it between
 * two steps, and the next start starts over.
 */
export async function seedDemo(
  server: ParrotServer,
  stopping: AbortSignal = new AbortController().signal,
): Promise<readonly DemoSignIn[]> {
  const { accounts, apps, billing } = server.slices;
  const [owner] = DEMO_USERS;
  if (!owner) return [];
  await deleteUnfinishedDemo(server, owner.emailId);
  const known = await accounts.provisioning.findUserTenant(owner.emailId);
  if (!known && (await accounts.provisioning.hasUsers([LANDING_BOT_OWNER]))) return [];

  const now = server.platform.clock.now().getTime();
  const daysAgo: DaysAgo = (days, work) => server.asOf(workingTime(now, days), work);
  const founder =
    known ??
    (await daysAgo(44, () => accounts.provisioning.createTenant({ ...owner, company: DEMO_COMPANY })));
  const asOwner = seededCaller('owner', owner.name, founder);
  if (!known) {
    const unfinished = { planName: UNFINISHED_PLAN, termEnd: null, isListed: false };
    await billing.grantPlan(founder.tenantId, unfinished);
    // Jobs would close the backdated conversations before they are over.
    await server.platform.jobs.pauseSchedulesDuring(async () => {
      await seedContent(server, asOwner, { daysAgo, stopping });
      await seedPayments(server, asOwner, daysAgo);
    });
  } else if (await billing.isSuspended(founder.tenantId)) await grantDemoPlan(server, founder);
  const { items } = await apps.list(asOwner, 'mine', { search: PRODUCT_BOT, offset: 0, limit: 1 });
  if (items[0]) server.showOnLanding(items[0].parrotId);
  accounts.offerDemoUsers(
    DEMO_USERS.map(({ name, emailId, password, roleKey }) => ({ name, emailId, password, role: roleKey })),
  );
  return DEMO_USERS;
}

/** Days ago at a time of day when people work, in UTC; exact within the last day. */
function workingTime(now: number, days: number): Date {
  const at = now - days * DAY_MS;
  if (days < 1) return new Date(at);
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  return new Date(midnight + (7.5 + ((days * 5.3) % 8.5)) * HOUR_MS);
}

/** Deletes what an interrupted start left. The sign-ins were not printed yet, so no one has used it. */
async function deleteUnfinishedDemo(
  { slices: { accounts, billing } }: ParrotServer,
  emailId: string,
): Promise<void> {
  const half = await accounts.provisioning.findUserTenant(emailId);
  if (!half || (await billing.planName(half.tenantId)) !== UNFINISHED_PLAN) return;
  const users = [...DEMO_USERS, ...DEMO_TEAMMATES];
  await accounts.provisioning.deleteTenantAndUsers(
    half.tenantId,
    users.map((person) => person.emailId),
  );
}

async function seedContent(
  server: ParrotServer,
  owner: Caller,
  { daysAgo, stopping }: { daysAgo: DaysAgo; stopping: AbortSignal },
): Promise<void> {
  const { bots, answers } = await seedBots(server, owner, { daysAgo, stopping });
  const appIds = new Map([...bots].map(([appName, bot]) => [appName, bot.appId]));
  const members = await addMembers(server, owner, { appIds: [...appIds.values()], daysAgo, stopping });
  const builder = members.get('jonas@halden.example');
  if (builder) await seedEdits(server, builder, { bots, answers, daysAgo });
  const groups = await daysAgo(39, () => seedTeam(server, owner, { members, appIds }));
  await daysAgo(38, () => seedLanguageRule(server, owner, groups.get(EUROPE_DESK.groupName)));
  await daysAgo(38, () => seedHours(server, owner, groups.get(WEEKEND_SHIFT.groupName)));
  // Before the first ticket.
  await daysAgo(38, () => seedTargets(server, owner));
  for (const field of DEMO_FIELDS)
    await daysAgo(34, () =>
      server.slices.profiles.fields.add(owner, { ...field, options: [...field.options] }),
    );
  const tags = await daysAgo(35, () => seedTags(server, owner));
  for (const { bot, addTags = [], actions = [], ...response } of DEMO_RESPONSES) {
    const appId = bot && appIds.get(bot);
    const tagged = addTags.flatMap((name) => tags.get(name) ?? []);
    const added = {
      ...response,
      appIds: appId ? [appId] : [],
      files: [],
      actions: [...tagged.map((tagId) => ({ kind: 'addTag' as const, tagId })), ...actions],
    };
    await daysAgo(34, () => server.slices.responses.add(owner, added));
  }
  const agents = new Map([...members].map(([emailId, member]) => [emailId.split('@')[0] ?? '', member]));
  await seedHistory(server, { apps: await publishedBots(server, bots), answers, agents, stopping });
  const store = appIds.get('StoreAssist');
  if (builder && store) await seedReviews(server, builder, { appId: store, daysAgo });
  const supervisor = members.get('aino@halden.example');
  if (supervisor) await seedRules(server, owner, { supervisor, daysAgo });
  const everyone = new Map([...members, [DEMO_USERS[0]?.emailId ?? '', owner]]);
  // Bots hand over only while an agent is at the desk.
  const signIns = DEMO_USERS.flatMap(({ emailId }) => members.get(emailId) ?? []);
  const leave = await Promise.all(signIns.map((agent) => server.slices.desk.attend(agent)));
  try {
    for (const conversation of DEMO_CONVERSATIONS)
      await playConversation(server, { bots, agents: everyone, stopping }, conversation);
  } finally {
    for (const each of leave) await each();
  }
  await seedTickets(server, owner, { tags, stopping });
  await seedSkills(server, owner, {
    skill: tags.get('Returns'),
    groupId: groups.get(WEEKEND_SHIFT.groupName),
    agents: ['aino', 'tomas'].flatMap((name) => agents.get(name) ?? []),
  });
  await daysAgo(0.2, () => inviteMember(server, owner));
  await seedAbsences(server, owner, { members, daysAgo });
}

/** By email address. */
async function addMembers(
  { slices: { accounts } }: ParrotServer,
  { tenantId }: Caller,
  { appIds, daysAgo, stopping }: { appIds: AppId[]; daysAgo: DaysAgo; stopping: AbortSignal },
): Promise<Map<string, Caller>> {
  const members = new Map<string, Caller>();
  for (const [index, { roleKey, lastActiveDaysAgo, ...person }] of newMembers().entries()) {
    stopping.throwIfAborted();
    const opened = roleKey === 'admin' || roleKey === 'billing' ? [] : appIds;
    const member = { ...person, tenantId, role: roleKey, appIds: opened };
    const userId = await daysAgo(42.6 - index / 2, () => accounts.provisioning.addMember(member));
    await daysAgo(lastActiveDaysAgo, () => accounts.provisioning.recordUse({ tenantId, userId }));
    members.set(person.emailId, seededCaller(roleKey, person.name, { tenantId, userId }));
  }
  return members;
}

const newMembers = (): DemoUser[] => [...DEMO_USERS.slice(1), ...DEMO_TEAMMATES];
