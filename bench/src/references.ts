/**
 * Reference figures of other products, given with the project's quality targets. They were measured before
 * this bench existed, so a ratio to one of them shows a magnitude, not a precise percentage.
 */
export type Reference = {
  name: string;
  value: number;
  /** A range, if one number is not enough. Ratios use `value`, the better end of it. */
  shown?: string;
};

/** Gzipped KB that a visitor loads for a first conversation. */
export const WIDGET_KB: Reference[] = [
  { name: 'Typebot', value: 196 },
  { name: 'Flowise', value: 284 },
  { name: 'socket.io-client alone', value: 13.5 },
];

export const FLOWISE = {
  startSeconds: { name: 'Flowise 3.1', value: 12.8 },
  idleMegabytes: { name: 'Flowise 3.1', value: 671 },
  cpuMsPerAnswer: { name: 'Flowise 3.1', value: 43, shown: '43–57' },
  answersPerSecond: { name: 'Flowise 3.1', value: 18 },
} satisfies Record<string, Reference>;

/** CPU ms per question without a database; given with the target for 10,000 FAQs. */
export const NLPJS_CPU_MS: Reference = { name: 'NLP.js, in memory', value: 0.55 };

/** BANKING77: percentage of questions with the right top candidate, by example questions per answer. */
export const BANKING77: Record<5 | 10, Reference[]> = {
  5: [
    { name: 'MiniSearch', value: 38.0 },
    { name: 'NLP.js', value: 49.0 },
    { name: 'BM25, stemmed', value: 52.3 },
  ],
  10: [
    { name: 'MiniSearch', value: 48.1 },
    { name: 'NLP.js', value: 63.3 },
    { name: 'BM25, stemmed', value: 60.3 },
  ],
};

/** Memory of one connection, for Socket.IO alone. */
export const SOCKETIO_KB: Reference = { name: 'Socket.IO alone', value: 14.3 };

/** The product's targets. */
export const TARGETS = {
  banking77: { 5: 79, 10: 84.5 },
  banking77Lexical: { 5: 66, 10: 74 },
  xquad: { sameLanguage: { en: 94.5, es: 93.5, de: 94 }, acrossLanguages: 80 },
  /** BANKING77 with ten example questions, by typos in each question. */
  typed: { 0: 85, 1: 83, 2: 82 },
  /** Bots with 51 of the 77 answers of BANKING77, at the level 'balanced'. */
  unknown: { wrong: 30, right: 80 },
  /** Percent right; independent questions as often as alone. */
  followUps: { continuing: 90, independent: 95 },
  trainFewSeconds: 5,
  trainManySeconds: 60,
  answerMs: 25,
  largestAppMegabytes: 600,
  widgetKB: 20,
  loaderKB: 3,
  webScriptsKB: { landing: 120, login: 180, desk: 180 },
  /** In each category. */
  lighthouse: 95,
  startCpuSeconds: 1.5,
  /** With the store. */
  idleMegabytes: 250,
  cpuMsPerAnswer: 3,
  cpuMsPerAnswerByMeaning: 10,
  cpuMsPerRepeatedAnswer: 1,
  answersPerSecond: 400,
  userListMs: 100,
  /** Of 10,000 FAQs, and of 100,000 conversations. */
  faqSearchMs: 20,
  conversationListMs: 100,
  /** Among 20,000 vectors. */
  vectorSearchMs: 1,
  /** Per second, while a block is dragged. */
  designerFrames: 50,
  /** As a share of what the lighter competitor adds. */
  mainThreadShare: 0.1,
  layoutShift: 0,
  /** Users notice a longer task. */
  longestTaskMs: 50,
  longestFrameMs: 50,
  visitorToAgentMs: 50,
  /** So that one process stores 200 per second with capacity to spare. */
  cpuMsPerMessage: 4,
  connectionKB: 20,
  /** Times the work of one, if each has a core. */
  twoProcesses: 1.7,
  /** Of the event loop, by one action. */
  longestStallMs: 50,
  /** Another tenant's answers: how many times as long as alone. */
  slowerByFlood: 1.2,
  slowerByPublishing: 2,
};
