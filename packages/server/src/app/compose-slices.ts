/** Gives each slice what it needs of the others. Slices meet here and nowhere else. */
import { type Accounts, createAccountMailer, createAccounts } from '../features/accounts/index.ts';
import { createActivity } from '../features/activity/index.ts';
import { type Apps, createApps, createPublishChecks } from '../features/apps/index.ts';
import { createAssistant, summariesOfConversation } from '../features/assistant/index.ts';
import { type Billing, createBilling } from '../features/billing/index.ts';
import {
  createAnswerDraft,
  createBotRunner,
  createBots,
  createDraftTurns,
  createPrepareAnswers,
} from '../features/bot-runner/index.ts';
import {
  type Conversations,
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
  countAnswers,
  countKnowledgeByApp,
  countSources,
  createAnswering,
  createKnowledge,
  faqsVersioned,
  type Knowledge,
  sourcesVersioned,
} from '../features/knowledge/index.ts';
import { createLearning, questionsInConversation } from '../features/learning/index.ts';
import { createModels, hasModel, type Models } from '../features/models/index.ts';
import { createNotifications, type Notifications } from '../features/notifications/index.ts';
import { createResponses, type Responses } from '../features/responses/index.ts';
import { createTeam, type Team } from '../features/team/index.ts';
import { createTickets, sessionsOfTicket, ticketsOfConversation } from '../features/tickets/index.ts';
import type { Authorization, Platform, Route } from '../platform/index.ts';

export type Slices = {
  routes: Route[];
  authorization: Authorization;
  answering: Pick<Answering, 'encoder' | 'prepare' | 'sweep' | 'stop'>;
  accounts: Accounts;
  billing: Billing;
  apps: Apps;
  knowledge: Knowledge;
  flows: Flows;
  models: Models;
  conversations: Conversations;
  responses: Responses;
  desk: Desk;
  notifications: Notifications;
  team: Team;
};

export async function composeSlices(platform: Platform): Promise<Slices> {
  const postman = createAccountMailer(platform);
  const billing = createBilling(platform);
  const apps = createApps(platform, {
    figures: { countKnowledge: countKnowledgeByApp, readStatistics: readAppStatistics },
    content: [flowVersioned, faqsVersioned, sourcesVersioned],
    countSources,
    startFlow,
    addKnowledge: addFaqs,
    isSuspended: billing.isSuspended,
    hasModel,
  });
  const accounts = createAccounts(platform, { mailer: postman, grantApps: apps.addAppMembers });
  const { authorization: gate } = accounts;
  const team = createTeam(platform, { mailer: postman, apps });
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
    addKnowledge: addFaqs,
  });
  const notifications = createNotifications(platform, { apps, gate });
  const agents = createAgentDirectory(platform.clock, apps);
  const transcripts = createTranscripts(platform, apps);
  const conversations = createConversations(platform, {
    apps,
    bots: createBots(platform, { apps, prepareAnswers, models }),
    isSuspended: billing.isSuspended,
    people: agents,
    transcripts,
    findAgentFile,
    countAnswers,
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
    gate,
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
  const assistant = createAssistant(platform, { apps, prepareAnswers, models });
  const responses = createResponses(platform, { apps, files: desk.files });
  const tickets = createTickets(platform, { apps, notifications });
  try {
    for (const slice of [accounts, notifications, team, conversations, knowledge, answering, learning, desk])
      await slice.start();
  } catch (error) {
    await answering.stop();
    throw error;
  }

  const routes = [
    accounts,
    team,
    billing,
    apps,
    knowledge,
    learning,
    flows,
    models,
    conversations,
    desk,
    responses,
    tickets,
    assistant,
    notifications,
    createPublishChecks({ apps, runFlowTests: flows.countTests }),
    createActivity(platform),
  ].flatMap((slice) => slice.routes);
  return {
    routes,
    authorization: gate,
    answering,
    accounts,
    billing,
    apps,
    knowledge,
    flows,
    models,
    conversations,
    responses,
    desk,
    notifications,
    team,
  };
}
