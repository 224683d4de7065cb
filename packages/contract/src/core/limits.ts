/** Limits for emails that anonymous requests can cause, per kind. */
import { MINUTE_MS } from './durations.ts';
export type MailKind = keyof typeof LIMITS.mails;

/** Every limit of the product. */
export const LIMITS = {
  appName: { min: 3, max: 15 },
  hashtag: { min: 2, max: 20 },
  imageBytes: 4_194_304,
  logoPixels: 56,
  reasonDescription: { min: 5, max: 130 },
  invitationHours: 24,
  verificationHours: 24,
  passwordResetMinutes: 60,
  redirectTokenSeconds: 60,
  /** For the second factor after the password, and for setting one up there. */
  secondFactorMinutes: 15,
  recoveryCodes: 10,
  passkeys: 10,
  passkeyName: 60,
  /** `days`: how long a key is valid at most. */
  apiKeys: { name: 60, days: 365, perCreator: 25, callsPerMinute: 600 },
  accessTokenSeconds: 15 * 60,
  refreshTokenDays: 30,
  /**
   * A refresh token that was just replaced still works this long: two tabs may refresh at once, or a reply
   * may get lost.
   */
  refreshLeewaySeconds: 10,
  password: { min: 8, max: 128 },
  personName: { min: 1, max: 80 },
  tenantName: { min: 2, max: 80 },
  roleName: { min: 2, max: 40 },
  groupName: { min: 2, max: 40 },
  /** The purpose of a role or a group. */
  description: 200,
  /** In addition to the built-in roles. */
  rolesPerTenant: 100,
  groupsPerTenant: 200,
  groupMembers: 5_000,
  scheduleName: { min: 2, max: 40 },
  schedulesPerTenant: 50,
  holidayName: { min: 1, max: 60 },
  holidaysPerSchedule: 100,
  /** The longest target of a ticket. */
  targetDays: 60,
  tenantsPerPerson: 20,
  invitationsAtOnce: 50,
  /** Invitations of one tenant per day: on trial and on a plan. */
  invitationsPerDay: { trial: 100, plan: 1_000 },
  /** To one address per hour and per day; by one tenant per day. */
  mails: {
    verification: { perHour: 8, perDay: 20, perTenantDay: 1_000 },
    reset: { perHour: 5, perDay: 15, perTenantDay: 1_000 },
    invitation: { perHour: 5, perDay: 10, perTenantDay: 1_000 },
    transcript: { perHour: 8, perDay: 12, perTenantDay: 500 },
    answer: { perHour: 20, perDay: 100, perTenantDay: 2_000 },
  },
  /** Members, invitations and other items that one call processes. */
  bulk: 100,
  longestAbsenceDays: 400,
  profilePhotoPixels: 256,
  notificationPage: 20,
  /** Ended conversations are counted up to here; a larger total only means that there are more. */
  countedHistory: 1_000,
  /** Editors of an app announce themselves at this interval and count as gone after this timeout. */
  editing: { noteSeconds: 10, forgetSeconds: 25 },
  /** How long notifications are stored. */
  notificationDays: 90,
  /** Days for which an app can be set to store ended conversations. */
  retentionDays: { min: 1, max: 3_650 },
  /** How long the export of a workspace can be downloaded. */
  workspaceExportHours: 24,
  workspaceExportsPerDay: 5,
  /** Days between the decision to erase a workspace and its erasure. */
  erasureGraceDays: 7,
  /** How long invoices of erased workspaces are stored, because tax law requires it. */
  retainedInvoiceYears: 10,
  trialExtensionDays: { max: 365 },
  requestAnswer: { max: 500 },
  /** Of a published version. */
  versionNote: { max: 500 },
  wrongTriesBeforeDelay: 5,
  /** For one account, over all clients that never signed in to it. */
  wrongTriesOfStrangersBeforeDelay: 50,
  /** Many users may share one address, so it gets more attempts than one account. */
  wrongTriesPerClientBeforeDelay: 20,
  longestSignInDelaySeconds: 900,
  processConversationMs: 15_000,
  forcedLogoutMs: 3_000,
  emptyDeskRedirectMs: 3_000,
  subscriptionErrorMs: 3_000,
  paymentRedirectSeconds: 5,
  idleLogoutMs: 30 * MINUTE_MS,
  idleCheckMs: MINUTE_MS,
  heartbeatMs: 300_000,
  persistedStateMs: 5_000,
  toastMs: 4_000,
  toastLibraryMs: 5_000,
  taglineMs: 5_400,
  taglineFadeMs: 500,
  deskAppsPage: 10,
  scrollDebounceMs: 500,
  messagePage: 20,
  /** Messages per request: those missed, or all up to the beginning. */
  messagesAtOnce: 500,
  messageLength: 4_000,
  faqQuestionLength: 500,
  /** Characters of the previous question, and of the heading of its answer, that a follow-up is read with. */
  previousQuestionLength: 300,
  faqQuestions: 50,
  faqAnswerLength: 5_000,
  faqsPerApp: 10_000,
  /** A topic, a unique tag, the name of an import. */
  faqLabel: 80,
  /** FAQs listed by id in one call; more are selected by a filter. */
  faqSelection: 500,
  /** How long deleted items can be restored. */
  faqUndoMinutes: 60,
  /** Days for which FAQ usage is counted. */
  faqAskedDays: 30,
  /** For how long it is stored how often an FAQ was the answer. */
  faqUsageDays: 120,
  importBytes: 26_214_400,
  importColumns: 100,
  /** The name of a workbook’s sheet; Excel allows 31. */
  sheetName: 200,
  /** Questions a user tries out without saving them. */
  triedFaqs: 20,
  triedFaqHours: 24,
  /** The default score from which a bot gives an answer as fact. */
  answerThreshold: 0.5,
  /** Topics with a level of their own. */
  topicAnswerLevels: 50,
  /** Questions that the effect of a level is shown on, and examples of it. */
  answerLevelQuestions: 500,
  answerLevelExamples: 5,
  flowBlocks: 2_000,
  /** A flow as sent: two thousand blocks in several languages. */
  flowBytes: 8_388_608,
  flowParts: 50,
  flowValues: 200,
  flowNotes: 200,
  /** Branches, choices, comparisons and so on in one block. */
  flowOptions: 20,
  flowPhrases: 100,
  flowLabel: 80,
  flowTemplate: 4_000,
  flowExpression: 500,
  flowListItems: 100,
  /** Nesting depth of reusable parts. */
  flowStack: 10,
  flowTests: 50,
  flowTestTurns: 50,
  secretsPerApp: 50,
  cardButtons: 3,
  carouselCards: 10,
  /** Files a visitor can send with a message. */
  visitorFileBytes: 10_485_760,
  filesPerMessage: 5,
  visitorFilesPerDay: 50,
  ratingComment: 1_000,
  identityToken: 4_000,
  /** The maximum validity of a signed identity. */
  identityHours: 24,
  sourceFileBytes: 26_214_400,
  sourcesPerApp: 100,
  sourceFilesAtOnce: 20,
  passagesPerSource: 50_000,
  passagesPerApp: 50_000,
  sitesPerApp: 10,
  /** Pages to crawl per site: the default and the maximum. */
  sitePages: { usual: 200, max: 1_000 },
  /** Link depth from the first page. */
  siteDepth: { usual: 5, max: 10 },
  /** Bytes and time for one crawl. */
  siteBytes: 209_715_200,
  siteMinutes: 60,
  /** Generated FAQs waiting for review, per app. */
  generatedPerApp: 2_000,
  /** Passages that a comparison of two readings shows. */
  passageChanges: 100,
  /** Findings of one kind that an upkeep check stores. */
  upkeepFindings: 200,
  /** Days after which a page counts as not read for long, and an FAQ that was never the answer as unused. */
  upkeepDays: 90,
  /** Unanswered questions stored per app; the oldest are deleted first. */
  learntQuestions: 20_000,
  /** Before publishing: recent questions that are compared, of how many days; `tests`: of recorded tests. */
  comparedQuestions: { max: 500, tests: 100, days: 30 },
  modelKey: 500,
  /** Facts about the business that a model may use in every answer. */
  gptDefaultData: 2_000,
  /** Texts per translation call. */
  translatedTexts: 50,
  /** An agent's default capacity. */
  agentCapacity: { usual: 5, max: 50 },
  routingRuleName: { min: 2, max: 60 },
  routingRules: 50,
  /** Languages, apps, tags and skills of one rule. */
  routingConditions: 20,
  agentSkills: 30,
  /** Conversations of a day that rules are tried on. */
  routingTrial: 500,
  /** How long another agent has to accept a transfer. */
  transferSeconds: 60,
  /** An agent disconnected for this long is offline: their conversations return to the queue. */
  agentGraceSeconds: 120,
  /**
   * A visitor stays online for this long after their last window closed: they may be reloading or navigating.
   */
  visitorGraceSeconds: 30,
  /** How often a process refreshes its agents' connections; after three missed refreshes they are stale. */
  presenceSeconds: 20,
  /** Agents listed who have the same conversation open. */
  viewersShown: 20,
  /** The least time between two pushes of the page that a visitor is on. */
  visitorPageMs: 1_000,
  /** Notes on transfers and whispers. */
  handOverNote: 500,
  noteLength: 4_000,
  notesShown: 200,
  /** A workspace's own fields about visitors and about tickets, and the options of a choice. */
  profileFields: 30,
  ticketFields: 30,
  fieldOptions: 30,
  fieldLabel: 40,
  fieldOption: 60,
  fieldText: 500,
  /** Fields that one list of tickets is filtered by. */
  fieldFilters: 10,
  /** Notes on one visitor. */
  profileNotes: 200,
  /** Characters of a phone number, and the fewest digits it has. */
  phone: { length: 30, digits: 5 },
  searchText: { min: 2, max: 100 },
  /** Results of each kind in the search over everything, and searches per minute and address. */
  searchResults: 5,
  searchesPerMinute: 300,
  ticketSubject: 160,
  commentLength: 4_000,
  commentsShown: 200,
  viewName: 60,
  viewsPerAgent: 50,
  /** Tickets that one call changes. */
  ticketsAtOnce: 200,
  /** How far ahead a ticket can be snoozed. */
  snoozeDays: 365,
  tagName: 30,
  tagsPerTenant: 500,
  tagsPerConversation: 20,
  /** Rules of the desk. */
  rulesPerTenant: 50,
  ruleName: 60,
  ruleConditions: 10,
  ruleActions: 10,
  ruleChoices: 20,
  ruleTerm: 60,
  ruleNotice: 200,
  ruleMinutes: 1_440,
  ruleUrl: 2_000,
  ruleSecret: { min: 16, max: 200 },
  /** How many rules may follow from each other, and run on one conversation in an hour. */
  ruleChain: 3,
  ruleRunsPerHour: 20,
  ruleLogDays: 30,
  ruleLogRows: 10_000,
  ruleTrialSessions: 200,
  responseTitle: 80,
  responsesPerTenant: 2_000,
  responseTags: 10,
  responseActions: 25,
  deskFileBytes: 26_214_400,
  deskFilesPerDay: 200,
  /** Of the card that a waiting visitor can correct: facts of each kind are fewer. */
  handoverFacts: { perCard: 9, value: 160 },
  assistantQuestion: 1_000,
  /** An agent who goes on typing reports it at this interval; without a report, it ends after a while. */
  agentTyping: { repeatMs: 5_000, expiresMs: 15_000 },
  /** The interval at which the assistant's text appears. */
  typingEffectMs: 180,
  suggestedReplies: 3,
  /** The longest delay an agent can choose before a reply is sent and can't be undone. */
  sendDelaySeconds: { usual: 0, max: 10 },
  /** Calls: how long they ring, and how long a participant's socket may be away before it counts as gone. */
  call: {
    ringSeconds: 30,
    rejoinSeconds: 20,
    sdpLength: 30_000,
    candidateLength: 600,
    candidatesAtOnce: 30,
    supervisors: 2,
    /** How often a visitor can ring per minute. */
    startsPerMinute: 6,
    /** How long the credentials of a relay are valid. */
    relayHours: 12,
  },
  botEscalationCount: 3,
  /** Default minutes of inactivity after which a bot ends the conversation. */
  quietMinutes: 30,
  /** Publishing, imports, copies and restores of one tenant that run at once; others wait. */
  heavyWorkAtOnce: 2,
  bodyBytes: 1_048_576,
  /** Timeouts for the headers and for a whole request. */
  requestSeconds: { headers: 20, whole: 300 },
  /** A request body slower than this for this many checks is aborted. */
  slowBody: { checkSeconds: 5, bytesPerSecond: 1_024, slowChecks: 2 },
  socketMessageBytes: 65_536,
  /**
   * Emits per connection: a burst and a rate per second. The rest is rejected; a client that exceeds it by
   * this many more is disconnected for a while. `pending`: those that wait to be handled.
   */
  line: { burst: 60, perSecond: 20, refusedBeforeCut: 100, restSeconds: 60, pending: 50 },
  socket: { reconnectionAttempts: 10, reconnectionDelay: 2_000, randomizationFactor: 0, timeout: 20_000 },
} as const;
