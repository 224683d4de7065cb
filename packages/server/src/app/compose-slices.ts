/**
 * The slices of the server, each created with what it needs from the ones before it. Slices meet here and
 * nowhere else.
 */
import type { TenantId } from '@parrot/contract/core';
import { type Accounts, createAccountMailer, createAccounts } from '../features/accounts/index.ts';
import { createActivity } from '../features/activity/index.ts';
import {
  type Apps,
  countActiveApps,
  createAnswerComparison,
  createApps,
  createPublishChecks,
} from '../features/apps/index.ts';
import {
  type Assistant,
  createAssistant,
  handoverCardsOfConversation,
  summariesOfConversation,
} from '../features/assistant/index.ts';
import { type Billing, createBilling } from '../features/billing/index.ts';
import {
  createAnswerDraft,
  createBotRunner,
  createBots,
  createDecideAtLevels,
  createDraftTurns,
  createPrepareAnswers,
} from '../features/bot-runner/index.ts';
import { type Calls, callsOfConversation, createCalls } from '../features/calls/index.ts';
import {
  type Conversations,
  countSessionsByDay,
  createConversations,
  readAppStatistics,
} from '../features/conversations/index.ts';
import { createCorrectionsSlice } from '../features/corrections/index.ts';
import {
  createAgentDirectory,
  createDesk,
  createRouting,
  createTranscripts,
  type Desk,
  findAgentFile,
  requireVisible,
  visibilityOf,
} from '../features/desk/index.ts';
import {
  createFlows,
  type Flows,
  flowVersioned,
  isTextInFlows,
  startFlow,
  testedQuestions,
} from '../features/flows/index.ts';
import { createHours, type Hours } from '../features/hours/index.ts';
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
import {
  createLearning,
  type Learning,
  questionsInConversation,
  recentQuestions,
} from '../features/learning/index.ts';
import { createModels, hasModel, type Models } from '../features/models/index.ts';
import { createNotifications, type Notifications } from '../features/notifications/index.ts';
import { createPrivacy, type Privacy } from '../features/privacy/index.ts';
import {
  createProfileSources,
  createProfilesSlice,
  listFields,
  type ProfilesSlice,
  profileNotesOfConversation,
  profileOfConversation,
} from '../features/profiles/index.ts';
import { createResponses, type Responses } from '../features/responses/index.ts';
import { createRules, type Rules } from '../features/rules/index.ts';
import { createSearch } from '../features/search/index.ts';
import {
  createTags,
  hasAnyTag,
  type Tags,
  tagNames,
  tagsChanged,
  tagsOfConversation,
  tagsOfSessions,
} from '../features/tags/index.ts';
import { countSeats, createTeam, ownerIds, type Team } from '../features/team/index.ts';
import { createIsBeingErased } from '../features/tenants/index.ts';
import {
  createTickets,
  duesOfSessions,
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
  hours: Hours;
  billing: Billing;
  apps: Apps;
  publishChecks: Slice;
  answerComparison: Slice;
  models: Models;
  answering: Answering;
  knowledge: Knowledge;
  flows: Flows;
  notifications: Notifications;
  conversations: Conversations;
  learning: Learning;
  desk: Desk;
  profiles: ProfilesSlice;
  corrections: Slice;
  calls: Calls;
  assistant: Assistant;
  responses: Responses;
  tags: Tags;
  tickets: Tickets;
  rules: Rules;
  search: Slice;
  activity: Slice;
  privacy: Privacy;
};

export function createSlices(platform: Platform): Slices {
  const mailer = createAccountMailer(platform);
  const billing = createBilling(platform, {
    countUsed: { users: countSeats, apps: countActiveApps, conversationsByDay: countSessionsByDay },
    ownerIds,
  });
  const isBeingErased = createIsBeingErased(platform);
  const isSuspended = async (tenantId: TenantId) =>
    (await billing.isSuspended(tenantId)) || (await isBeingErased(tenantId));
  const apps = createApps(platform, {
    figures: { countKnowledge: countKnowledgeByApp, readStatistics: readAppStatistics },
    content: [flowVersioned, faqsVersioned, sourcesVersioned],
    countFaqs: countConfirmedFaqs,
    countSources,
    startFlow,
    addFaqs,
    isSuspended,
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
  const hours = createHours(platform, { apps });
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
      isOpenNow: hours.isOpenNow,
    }),
    addFaqs,
  });
  const agents = createAgentDirectory(platform, apps);
  const routing = createRouting(platform, { tagNames, tagsChanged, tagsOfSessions });
  const notifications = createNotifications(platform, { agents, routing, authorization });
  const transcripts = createTranscripts(platform, apps);
  const conversations = createConversations(platform, {
    apps,
    bots: createBots(platform, { apps, prepareAnswers, models }),
    isSuspended,
    hours,
    agents,
    transcripts,
    findAgentFile,
    countAnswers: knowledge.countAnswers,
    dailyLimit: billing.dailyConversations,
    profiles: createProfileSources(platform),
    routing,
  });
  createBotRunner(platform, { conversations, openSecrets: flows.openSecrets, models });
  const learning = createLearning(platform, {
    apps,
    knowledge,
    ask: answerDraft,
    decideAtLevels: createDecideAtLevels(prepareAnswers),
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
    routing,
    hasAnyTag,
    tags: { tagNames, tagsOfSessions },
    duesOfSessions,
    dataOfSlices: {
      tickets: ticketsOfConversation,
      tags: tagsOfConversation,
      questions: questionsInConversation,
      summaries: summariesOfConversation,
      handoverCards: handoverCardsOfConversation,
      calls: callsOfConversation,
      profile: profileOfConversation,
      profileNotes: profileNotesOfConversation,
    },
  });
  const calls = createCalls(platform, { conversations, apps, agents, notifications });
  const assistant = createAssistant(platform, { apps, prepareAnswers, models });
  // Opened last, as other slices add emits to them.
  conversations.openChannel([...calls.visitorHandlers, ...assistant.visitorHandlers]);
  desk.openChannel(calls.deskHandlers);
  const tags = createTags(platform, { apps });
  const tickets = createTickets(platform, {
    apps,
    hours,
    agents,
    notifications,
    changeTags: tags.changeTags,
    moveToGroup: desk.transitions.moveToGroupIn,
    addNote: (tx, caller, id, note) =>
      desk.notes.addIn(tx, caller, id, { ...note, whisper: false, mentions: [] }),
  });
  const responses = createResponses(platform, {
    apps,
    files: desk.files,
    listFields,
    tagNames,
    effects: {
      requireSession: async (tx, caller, id) => requireVisible(tx, await visibilityOf(tx, caller, apps), id),
      changeTags: tags.changeTags,
      changeTicket: tickets.changeOfSession,
      close: desk.transitions.closeIn,
    },
  });
  const rules = createRules(platform, {
    apps,
    hours,
    agents,
    changeTags: tags.changeTags,
    syncTicket: tickets.sync,
    changeTicket: tickets.changeByRule,
    assign: desk.assignByRule,
    addNote: desk.notes.addByRule,
    notify: notifications.ruleNotice,
  });
  return {
    accounts,
    team,
    hours,
    billing,
    apps,
    publishChecks: createPublishChecks({ apps, runFlowTests: flows.countTests }),
    answerComparison: createAnswerComparison(platform, {
      apps,
      prepare: prepareAnswers,
      recentQuestions,
      testedQuestions,
      hasModel,
    }),
    models,
    answering,
    knowledge,
    flows,
    notifications,
    conversations,
    learning,
    desk,
    profiles: createProfilesSlice(platform, { apps }),
    corrections: createCorrectionsSlice(platform, {
      apps,
      conversations,
      corrections: learning.corrections,
    }),
    calls,
    assistant,
    responses,
    tags,
    tickets,
    rules,
    search: createSearch({ apps, knowledge, desk, team }),
    activity: createActivity(platform),
    privacy: createPrivacy(platform, { apps, accounts }),
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
  'answerComparison',
  'desk',
  'calls',
  'tickets',
  'rules',
  'privacy',
] as const satisfies (keyof Slices)[];

export async function startSlices(slices: Slices): Promise<void> {
  try {
    for (const name of START_ORDER) await slices[name].start?.();
  } catch (error) {
    await slices.answering.stop();
    throw error;
  }
}
