/**
 * The slices of the server, each created with what it needs from the ones before it. Slices meet here and
 * nowhere else.
 */
import { type Accounts, createAccountMailer, createAccounts } from '../features/accounts/index.ts';
import { createActivity } from '../features/activity/index.ts';
import { type Apps, countActiveApps, createApps, createPublishChecks } from '../features/apps/index.ts';
import { createAssistant, summariesOfConversation } from '../features/assistant/index.ts';
import { type Billing, createBilling } from '../features/billing/index.ts';
import {
  createAnswerDraft,
  createBotRunner,
  createBots,
  createDraftTurns,
  createPrepareAnswers,
} from '../features/bot-runner/index.ts';
import { type Calls, createCalls } from '../features/calls/index.ts';
import {
  type Conversations,
  countSessionsByDay,
  createConversations,
  readAppStatistics,
} from '../features/conversations/index.ts';
import {
  createAgentDirectory,
  createDesk,
  createTranscripts,
  type Desk,
  findAgentFile,
} from '../features/desk/index.ts';
import { createFlows, type Flows, flowVersioned, isTextInFlows, startFlow } from '../features/flows/index.ts';
import {
  type Answering,
  addFaqs,
  countConfirmedFaqs,
  countKnowledgeByApp,
  countSources,
  createAnswering,
  createKnowledge,
  faqsVersioned,
  type Knowledge,
  sourcesVersioned,
} from '../features/knowledge/index.ts';
import { createLearning, type Learning, questionsInConversation } from '../features/learning/index.ts';
import { createModels, hasModel, type Models } from '../features/models/index.ts';
import { createNotifications, type Notifications } from '../features/notifications/index.ts';
import { createResponses, type Responses } from '../features/responses/index.ts';
import { createSearch } from '../features/search/index.ts';
import { countSeats, createTeam, ownerIds, type Team } from '../features/team/index.ts';
import {
  createTickets,
  sessionsOfTicket,
  type Tickets,
  ticketsOfConversation,
} from '../features/tickets/index.ts';
import type { Platform, Route } from '../platform/index.ts';

/** What the app does with any slice: serve its calls, and start its jobs and listeners. */
type Slice = { routes: Route[]; start?(): Promise<void> | void };

export type Slices = {
  accounts: Accounts;
  team: Team;
  billing: Billing;
  apps: Apps;
  publishChecks: Slice;
  models: Models;
  answering: Answering;
  knowledge: Knowledge;
  flows: Flows;
  notifications: Notifications;
  conversations: Conversations;
  learning: Learning;
  desk: Desk;
  calls: Calls;
  assistant: Slice;
  responses: Responses;
  tickets: Tickets;
  search: Slice;
  activity: Slice;
};

export function createSlices(platform: Platform): Slices {
  const mailer = createAccountMailer(platform);
  const billing = createBilling(platform, {
    countUsed: { users: countSeats, apps: countActiveApps, conversationsByDay: countSessionsByDay },
    ownerIds,
  });
  const apps = createApps(platform, {
    figures: { countKnowledge: countKnowledgeByApp, readStatistics: readAppStatistics },
    content: [flowVersioned, faqsVersioned, sourcesVersioned],
    countFaqs: countConfirmedFaqs,
    countSources,
    startFlow,
    addFaqs,
    isSuspended: billing.isSuspended,
    limits: billing.limits,
    hasModel,
  });
  const accounts = createAccounts(platform, {
    mailer,
    grantApps: apps.addAppMembers,
    startTrial: billing.startTrial,
    limits: billing.limits,
  });
  const { authorization } = accounts;
  const team = createTeam(platform, { mailer, apps, limits: billing.limits });
  const models = createModels(platform, { apps });
  const answering = createAnswering(platform);
  const prepareAnswers = createPrepareAnswers(platform.publicUrl, answering);
  const answerDraft = createAnswerDraft(prepareAnswers);
  const knowledge = createKnowledge(platform, {
    apps,
    answering,
    ask: answerDraft,
    models,
    isTextInFlows,
  });
  const flows = createFlows(platform, {
    apps,
    draftTurns: createDraftTurns(platform, {
      prepareAnswers,
      models,
      forBuilder: knowledge.documents.forBuilder,
    }),
    addFaqs,
  });
  const agents = createAgentDirectory(platform, apps);
  const notifications = createNotifications(platform, { agents, authorization });
  const transcripts = createTranscripts(platform, apps);
  const conversations = createConversations(platform, {
    apps,
    bots: createBots(platform, { apps, prepareAnswers, models }),
    isSuspended: billing.isSuspended,
    agents,
    transcripts,
    findAgentFile,
    countAnswers: knowledge.countAnswers,
    dailyLimit: billing.dailyConversations,
  });
  createBotRunner(platform, { conversations, openSecrets: flows.openSecrets, models });
  const learning = createLearning(platform, {
    apps,
    knowledge,
    ask: answerDraft,
    embed: answering.embed,
    encoderId: answering.encoderId,
  });
  const desk = createDesk(platform, {
    conversations,
    apps,
    authorization,
    agents,
    transcripts,
    notifyMentioned: notifications.mention,
    sessionsOfTicket,
    dataOfSlices: {
      tickets: ticketsOfConversation,
      questions: questionsInConversation,
      summaries: summariesOfConversation,
    },
  });
  const calls = createCalls(platform, { conversations, apps, agents, notifications });
  // Opened last, as other slices add emits to them.
  conversations.openChannel(calls.visitorHandlers);
  desk.openChannel(calls.deskHandlers);
  const assistant = createAssistant(platform, { apps, prepareAnswers, models });
  const responses = createResponses(platform, { apps, files: desk.files });
  const tickets = createTickets(platform, { apps, notifications });
  return {
    accounts,
    team,
    billing,
    apps,
    publishChecks: createPublishChecks({ apps, runFlowTests: flows.countTests }),
    models,
    answering,
    knowledge,
    flows,
    notifications,
    conversations,
    learning,
    desk,
    calls,
    assistant,
    responses,
    tickets,
    search: createSearch({ apps, knowledge, desk, team }),
    activity: createActivity(platform),
  };
}

export const routesOf = (slices: Slices): Route[] =>
  Object.values(slices).flatMap((slice: Partial<Slice>) => slice.routes ?? []);

const START_ORDER = [
  'accounts',
  'notifications',
  'billing',
  'team',
  'conversations',
  'knowledge',
  'answering',
  'learning',
  'desk',
  'calls',
] as const satisfies (keyof Slices)[];

export async function startSlices(slices: Slices): Promise<void> {
  try {
    for (const name of START_ORDER) await slices[name].start?.();
  } catch (error) {
    await slices.answering.stop();
    throw error;
  }
}
