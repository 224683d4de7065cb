/** Mails that strangers can cause, each kind with limits of its own. */
import { MINUTE_MS } from './durations.ts';
export type MailKind = keyof typeof LIMITS.mails;

/** Every number the product is bound by, once. */
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
  accessTokenSeconds: 15 * 60,
  refreshTokenDays: 30,
  /** A refresh token that was just replaced still works this long: two tabs may ask at once, an answer may get lost. */
  refreshLeewaySeconds: 10,
  password: { min: 8, max: 128 },
  personName: { min: 1, max: 80 },
  tenantName: { min: 2, max: 80 },
  roleName: { min: 2, max: 40 },
  groupName: { min: 2, max: 40 },
  /** What a role or a group is for, in a sentence or two. */
  description: 200,
  /** Beside the built-in ones. */
  rolesPerTenant: 100,
  groupsPerTenant: 200,
  groupMembers: 5_000,
  tenantsPerPerson: 20,
  invitationsAtOnce: 50,
  /** Invitations of one tenant a day: while it tries the product out, and with a plan. */
  invitationsPerDay: { trial: 100, plan: 1_000 },
  /** To one address an hour and a day; by one tenant a day. */
  mails: {
    verification: { perHour: 8, perDay: 20, perTenantDay: 1_000 },
    reset: { perHour: 5, perDay: 15, perTenantDay: 1_000 },
    invitation: { perHour: 5, perDay: 10, perTenantDay: 1_000 },
    transcript: { perHour: 8, perDay: 12, perTenantDay: 500 },
    answer: { perHour: 20, perDay: 100, perTenantDay: 2_000 },
  },
  /** People, invitations and the like that one call acts on. */
  bulk: 100,
  longestAbsenceDays: 400,
  profilePhotoPixels: 256,
  notificationPage: 20,
  /** Whoever has an app open says so this often, and counts as gone after so long without a word. */
  editing: { noteSeconds: 10, forgetSeconds: 25 },
  /** After so long, what somebody was told of is forgotten. */
  notificationDays: 90,
  trialDays: 14,
  /** Days after a term's end in which everything still works. */
  graceDays: 7,
  wrongTriesBeforeDelay: 5,
  /** Of one account, from all addresses and browsers that never signed in to it. */
  wrongTriesOfStrangersBeforeDelay: 50,
  /** Many people may share one client address, so it is given more tries than one account. */
  wrongTriesPerClientBeforeDelay: 20,
  longestSignInDelaySeconds: 900,
  processConversationMs: 15_000,
  forcedLogoutMs: 3_000,
  emptyDeskRedirectMs: 3_000,
  subscriptionErrorMs: 3_000,
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
  /** Messages that one request reads at most: what somebody missed, or all up to the beginning. */
  messagesAtOnce: 500,
  messageLength: 4_000,
  faqQuestionLength: 500,
  faqQuestions: 50,
  faqAnswerLength: 5_000,
  faqsPerApp: 10_000,
  /** A topic, a unique tag, the name of an import. */
  faqLabel: 80,
  /** FAQs that are named one by one in a call; more are named by a filter. */
  faqSelection: 500,
  /** What was deleted can be brought back for so long. */
  faqUndoMinutes: 60,
  /** Days for which is told how often an FAQ was the answer. */
  faqAskedDays: 30,
  importBytes: 26_214_400,
  importColumns: 100,
  /** Questions somebody tries out without keeping them. */
  triedFaqs: 20,
  triedFaqHours: 24,
  /** From which score on a bot gives an answer as fact, where its builder sets none. */
  answerThreshold: 0.5,
  flowBlocks: 2_000,
  /** A flow as it is sent: two thousand blocks in several languages. */
  flowBytes: 8_388_608,
  flowParts: 50,
  flowValues: 200,
  flowNotes: 200,
  /** Ways out, choices, comparisons and the like in one block. */
  flowOptions: 20,
  flowPhrases: 100,
  flowLabel: 80,
  flowTemplate: 4_000,
  flowExpression: 500,
  flowListItems: 100,
  /** Reusable parts that run one within the other. */
  flowStack: 10,
  flowTests: 50,
  flowTestTurns: 50,
  secretsPerApp: 50,
  cardButtons: 3,
  carouselCards: 10,
  /** What a visitor may send along with a message. */
  visitorFileBytes: 10_485_760,
  filesPerMessage: 5,
  visitorFilesPerDay: 50,
  ratingComment: 1_000,
  identityToken: 4_000,
  /** A signed identity that claims to hold longer than this is not believed for longer. */
  identityHours: 24,
  sourceFileBytes: 26_214_400,
  sourcesPerApp: 100,
  sourceFilesAtOnce: 20,
  passagesPerSource: 50_000,
  passagesPerApp: 50_000,
  sitesPerApp: 10,
  /** Pages of one site that are read: as long as nobody says otherwise, and at the most. */
  sitePages: { usual: 200, max: 1_000 },
  /** Links that are followed from the first page on. */
  siteDepth: { usual: 5, max: 10 },
  /** All that one visit to a site may fetch, and how long it may take. */
  siteBytes: 209_715_200,
  siteMinutes: 60,
  /** Questions and answers drawn up from documents that wait for a look, in one app. */
  generatedPerApp: 2_000,
  /** Questions asked in vain that are kept for an app; the oldest go first. */
  learntQuestions: 20_000,
  modelKey: 500,
  /** Texts that one call has translated. */
  translatedTexts: 50,
  /** Conversations one agent has at once, where nobody says otherwise. */
  agentCapacity: { usual: 5, max: 50 },
  /** How long another agent has to accept what is handed to them. */
  transferSeconds: 60,
  /** An agent whose line is down for so long has gone: what they had returns to the queue. */
  agentGraceSeconds: 120,
  /** A visitor whose last window closed is there for so long: they may be reloading, or going to the next page. */
  visitorGraceSeconds: 30,
  /** How often a process says which agents it has at its desk; after three times nobody believes it. */
  presenceSeconds: 20,
  /** Why something is handed on, and what a supervisor whispers. */
  handOverNote: 500,
  noteLength: 4_000,
  notesShown: 200,
  searchText: { min: 2, max: 100 },
  ticketSubject: 160,
  commentLength: 4_000,
  commentsShown: 200,
  responseTitle: 80,
  responsesPerTenant: 2_000,
  responseTags: 10,
  deskFileBytes: 26_214_400,
  deskFilesPerDay: 200,
  assistantQuestion: 1_000,
  /** So fast the assistant's words appear, one after the other. */
  typingEffectMs: 180,
  suggestedReplies: 3,
  /** An agent can choose that a reply waits so long before it is sent, and can be undone meanwhile. */
  sendDelaySeconds: { usual: 0, max: 10 },
  botEscalationCount: 3,
  /** After so many minutes without a word a bot ends the conversation, unless its builder says otherwise. */
  quietMinutes: 30,
  bodyBytes: 1_048_576,
  /** How long the headers and the whole of a request may take. */
  requestSeconds: { headers: 20, whole: 300 },
  /** A body that comes slower than this at so many checks in a row is given up. */
  slowBody: { checkSeconds: 5, bytesPerSecond: 1_024, slowChecks: 2 },
  socketMessageBytes: 65_536,
  /**
   * What a client may send on one line: so many at once and so many a second. The rest is refused; who goes on until this
   * many more were refused than a pause makes good again is cut off, and stays away for a while.
   */
  line: { burst: 60, perSecond: 20, refusedBeforeCut: 100, restSeconds: 60 },
  socket: { reconnectionAttempts: 10, reconnectionDelay: 2_000, randomizationFactor: 0, timeout: 20_000 },
} as const;
