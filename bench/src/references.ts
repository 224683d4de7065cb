/**
 * What other products need for the same. These are figures given with the project's quality targets: they were measured
 * before this bench was written and are not measured by it, so a ratio to one of them tells of size, not of percents.
 */
export type Reference = {
  name: string;
  value: number;
  /** Where one number does not say it all. A ratio is always taken to `value`, the better end of a range. */
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

/** CPU ms for one question with nothing stored; given beside the target for 10,000 FAQs. */
export const NLPJS_CPU_MS: Reference = { name: 'NLP.js, in memory', value: 0.55 };

/** BANKING77, percent of questions whose first candidate is right, by example questions per answer. */
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

/** Memory of one line, as Socket.IO needs it by itself. */
export const SOCKETIO_KB: Reference = { name: 'Socket.IO alone', value: 14.3 };

/** What the product is held to. */
export const TARGETS = {
  banking77: { 5: 79, 10: 84.5 },
  banking77Lexical: { 5: 66, 10: 74 },
  xquad: { sameLanguage: { en: 94.5, es: 93.5, de: 94 }, acrossLanguages: 80 },
  trainFewSeconds: 5,
  trainManySeconds: 60,
  answerMs: 25,
  largestAppMegabytes: 600,
  widgetKB: 24,
  loaderKB: 3,
  webScriptsKB: 180,
  startSeconds: 3,
  idleMegabytes: 400,
  cpuMsPerAnswer: 4,
  cpuMsPerRepeatedAnswer: 1,
  answersPerSecond: 20 * FLOWISE.answersPerSecond.value,
  userListMs: 100,
  /** A second, while a block is dragged. */
  designerFrames: 50,
  /** Of what the lighter of the others adds. */
  mainThreadShare: 0.1,
  layoutShift: 0,
  /** A task longer than this is felt. */
  longestTaskMs: 50,
  longestFrameMs: 50,
  visitorToAgentMs: 50,
  /** So that one process stores 200 a second and has time left. */
  cpuMsPerMessage: 4,
  connectionKB: 20,
};
