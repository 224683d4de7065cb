/** Gives each slice what it needs of the others. Slices meet here and nowhere else. */
import { type Accounts, createAccounts, createPostman } from '../features/accounts/index.ts';
import { createActivity } from '../features/activity/index.ts';
import { type Apps, createApps } from '../features/apps/index.ts';
import { createBilling } from '../features/billing/index.ts';
import { createBotRunner, createBots } from '../features/bot-runner/index.ts';
import { type Conversations, createConversations } from '../features/conversations/index.ts';
import { createDesk } from '../features/desk/index.ts';
import {
  addFaqs,
  copyFaqs,
  createKnowledge,
  faqsForVersion,
  type Knowledge,
  replaceFaqs,
} from '../features/knowledge/index.ts';
import { createNotifications, type Notifications } from '../features/notifications/index.ts';
import { createTeam, type Team } from '../features/team/index.ts';
import type { Gate, Platform, Route } from '../platform/index.ts';

export type Slices = {
  routes: Route[];
  gate: Gate;
  accounts: Accounts;
  apps: Apps;
  knowledge: Knowledge;
  conversations: Conversations;
  notifications: Notifications;
  team: Team;
};

export async function composeSlices(platform: Platform): Promise<Slices> {
  const postman = createPostman(platform);
  const apps = createApps(platform, {
    versionContent: { faqsForVersion, replaceFaqs },
    copyKnowledge: copyFaqs,
    addKnowledge: addFaqs,
  });
  const accounts = createAccounts(platform, { postman, giveApps: apps.addAppMembers });
  const { gate } = accounts;
  const team = createTeam(platform, { postman, apps });
  const billing = createBilling(platform);
  const knowledge = createKnowledge(platform, { apps });
  const conversations = createConversations(platform, { apps, bots: createBots(apps) });
  createBotRunner(platform, { conversations });
  const desk = createDesk(platform, { conversations, apps, gate });
  const notifications = createNotifications(platform, { apps, gate });
  await accounts.start();
  await notifications.start();
  await team.start();
  await conversations.start();

  const routes = [
    accounts,
    team,
    billing,
    apps,
    knowledge,
    desk,
    notifications,
    createActivity(platform),
  ].flatMap((slice) => slice.routes);
  return { routes, gate, accounts, apps, knowledge, conversations, notifications, team };
}
