/**
 * Seeds an empty store with a company, its users, bots and conversations, through the same services that
 * calls use.
 */
import {
  type AppId,
  BUILT_IN_ROLES,
  newId,
  type ParrotId,
  type TenantId,
  type UserId,
} from '@parrot/contract/core';
import { faqDraft } from '@parrot/contract/knowledge';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import { DEMO_BOTS, DEMO_DOCUMENT_BOT, DEMO_RECIPES, LANDING_BOT } from './demo-bots.ts';
import { DEMO_CONVERSATIONS } from './demo-conversations.ts';
import { DEMO_RESPONSES } from './demo-responses.ts';
import { DEMO_COMPANY, DEMO_TEAMMATES, DEMO_USERS, type DemoSignIn, type DemoUser } from './demo-users.ts';
import { playConversation } from './play-conversation.ts';
import { seedTeam } from './seed-team.ts';

/** Never ends: the bots, including the one on the landing page, are never suspended. */
const DEMO_PLAN = { planCode: 'growth-yearly', planName: 'Growth' };
/** The plan while seeding: a start that finds it knows that the one before was cut off, and starts over. */
const UNFINISHED_PLAN = 'Demo, being made';
const FOREVER = new Date('2099-12-31T00:00:00Z');

type Bot = { appId: AppId; parrotId: ParrotId };

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
  if (!known && (await accounts.provisioning.hasUsers())) return [];

  const founder = known ?? (await accounts.provisioning.createTenant({ ...owner, company: DEMO_COMPANY }));
  const asOwner = callerOf('owner', owner.name, founder);
  if (!known) {
    await billing.grantPlan(founder.tenantId, { planName: UNFINISHED_PLAN, termEnd: FOREVER });
    // Jobs would close the backdated conversations before they are over.
    await server.platform.jobs.pauseSchedulesDuring(() => seedContent(server, asOwner, stopping));
    await billing.grantPlan(founder.tenantId, { ...DEMO_PLAN, termEnd: FOREVER });
  }
  const { items } = await apps.list(asOwner, 'mine', { search: LANDING_BOT, offset: 0, limit: 1 });
  if (items[0]) server.showOnLanding(items[0].parrotId);
  return DEMO_USERS;
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

async function seedContent(server: ParrotServer, owner: Caller, stopping: AbortSignal): Promise<void> {
  const bots = await createBots(server, owner, stopping);
  const appIds = new Map([...bots].map(([appName, bot]) => [appName, bot.appId]));
  const { tenantId } = owner;
  const agents = new Map<string, Caller>();
  const addMember = async ({ roleKey, ...person }: DemoUser, opened: AppId[]) => {
    stopping.throwIfAborted();
    const member = { ...person, tenantId, role: roleKey, appIds: opened };
    const userId = await server.slices.accounts.provisioning.addMember(member);
    agents.set(person.emailId, callerOf(roleKey, person.name, { tenantId, userId }));
  };
  for (const person of DEMO_USERS.slice(1)) await addMember(person, [...appIds.values()]);
  for (const person of DEMO_TEAMMATES) await addMember(person, []);
  const userIds = new Map([...agents].map(([emailId, { userId }]) => [emailId, userId]));
  await seedTeam(server, owner, { userIds, appIds });
  for (const { bot, ...response } of DEMO_RESPONSES) {
    const appId = bot && appIds.get(bot);
    await server.slices.responses.add(owner, { ...response, appIds: appId ? [appId] : [], files: [] });
  }
  // Bots hand over only while an agent is at the desk.
  const leave = await Promise.all([...agents.values()].map((agent) => server.slices.desk.attend(agent)));
  try {
    for (const conversation of DEMO_CONVERSATIONS)
      await playConversation(server, { bots, agents, stopping }, conversation);
  } finally {
    for (const each of leave) await each();
  }
}

async function createBots(
  server: ParrotServer,
  owner: Caller,
  stopping: AbortSignal,
): Promise<Map<string, Bot>> {
  const { apps, knowledge, flows } = server.slices;
  const made = new Map<string, Bot>([[DEMO_DOCUMENT_BOT.appName, await createDocumentBot(server, owner)]]);
  for (const { appName, recipeId } of DEMO_RECIPES) {
    stopping.throwIfAborted();
    const { appId, parrotId } = await flows.createAppFromRecipe(owner, recipeId, appName, 'en');
    await apps.publish(owner, appId, '');
    made.set(appName, { appId, parrotId });
  }
  for (const { appName, faqs, published } of DEMO_BOTS) {
    stopping.throwIfAborted();
    const { appId, parrotId } = await apps.create(owner, { appName, appType: 'Q&A', language: 'en' });
    for (const faq of faqs) await knowledge.add(owner, appId, 'en', faqDraft.parse(faq));
    if (published) await apps.publish(owner, appId, '');
    made.set(appName, { appId, parrotId });
  }
  return made;
}

async function createDocumentBot({ slices: { apps, knowledge } }: ParrotServer, owner: Caller): Promise<Bot> {
  const { appName, fileName, text } = DEMO_DOCUMENT_BOT;
  const { appId, parrotId } = await apps.create(owner, { appName, appType: 'GenAI', language: 'en' });
  const bytes = new TextEncoder().encode(text);
  const { sourceId: id } = await knowledge.upload(owner, appId, { fileName, bytes });
  await knowledge.readNow({ tenantId: owner.tenantId, appId, id });
  await apps.publish(owner, appId, '');
  return { appId, parrotId };
}

function callerOf(
  role: keyof typeof BUILT_IN_ROLES,
  name: string,
  who: { tenantId: TenantId; userId: UserId },
): Caller {
  const { studioAccess, deskAccess, functions } = BUILT_IN_ROLES[role];
  return {
    ...who,
    name,
    emailId: '',
    sessionId: newId('ses'),
    rights: { userInfo: { studioAccess, deskAccess }, roleFunctionList: [...functions] },
    allApps: role !== 'agent' && role !== 'builder',
    client: { ip: '', userAgent: '' },
  };
}
