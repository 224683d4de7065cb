/**
 * Converts matches to calibrated scores: of all answers scored 0.7, about seven in ten are right, if a third of
 * the questions ask for something the bot does not know.
 */
import type { ClassMatch } from './matcher.ts';

type Weights = {
  bias: number;
  semantic: number;
  lexical: number;
  evidence: number;
  semanticLead: number;
  lexicalLead: number;
};

/** Above the training limit, where evidence is the similarity of the nearest example. */
const BY_NEAREST: Weights = {
  bias: -4.64,
  semantic: 6.34,
  lexical: 0.22,
  evidence: 0.73,
  semanticLead: 5.51,
  lexicalLead: 2.66,
};
const BY_WORDS: Weights = {
  bias: -2.54,
  semantic: 0,
  lexical: 4.35,
  evidence: 1.53,
  semanticLead: 0,
  lexicalLead: 2.72,
};
/**
 * Across languages, words carry no information. Fitted on bots with 3 to 77 English questions, asked in Spanish
 * and German, half of the time for something they do not have.
 */
const ACROSS: Weights = {
  bias: -8.46,
  semantic: 9.13,
  lexical: 0,
  evidence: 0,
  semanticLead: 13.28,
  lexicalLead: 0,
};
/** Larger values add nothing. */
const MAX_EVIDENCE = 8;
const MAX_LEAD = 0.3;

type ScoringContext = {
  hasMeaning: boolean;
  /** Whether the evidence comes from a trained head. */
  hasHead: boolean;
  classCount: number;
  isAcross: (match: ClassMatch) => boolean;
};

/** Expects the matches best first; each is compared with the best of the others. */
export function scoresOfMatches(matches: readonly ClassMatch[], context: ScoringContext): number[] {
  const { hasMeaning, hasHead, classCount, isAcross } = context;
  return matches.map((match, rank) => {
    const leads = leadsOf(match, matches, rank);
    if (!hasMeaning) return chance(sumOf(BY_WORDS, match, leads));
    if (isAcross(match)) return chance(sumOf(ACROSS, match, leads));
    return chance(hasHead ? sumByHead(match, leads, classCount) : sumOf(BY_NEAREST, match, leads));
  });
}

type Leads = { evidence: number; semantic: number; lexical: number };

function leadsOf(match: ClassMatch, matches: readonly ClassMatch[], rank: number): Leads {
  const others = matches.filter((_, at) => at !== rank);
  const most = (of: (other: ClassMatch) => number) => Math.max(0, ...others.map(of));
  const lead = (own: number, other: number) => Math.max(-1, Math.min(own - other, MAX_LEAD));
  const ahead =
    others.length === 0 ? 0 : match.evidence - Math.max(...others.map(({ evidence }) => evidence));
  return {
    evidence: Math.max(-MAX_EVIDENCE, Math.min(ahead, MAX_EVIDENCE)),
    semantic: lead(
      match.semantic,
      most(({ semantic }) => semantic),
    ),
    lexical: lead(
      match.lexical,
      most(({ lexical }) => lexical),
    ),
  };
}

const sumOf = (weights: Weights, { semantic, lexical }: ClassMatch, leads: Leads): number =>
  weights.bias +
  weights.semantic * semantic +
  weights.lexical * lexical +
  weights.evidence * leads.evidence +
  weights.semanticLead * leads.semantic +
  weights.lexicalLead * leads.lexical;

/** The range of the bots that the weights below were fitted on. */
const SIZES = { min: 1, max: 10 };
const CLASS_COUNTS = { min: 3, typical: 20, max: 70 };

/**
 * What evidence is worth depends on how many questions the answer has, and on how many answers the bot has.
 * Fitted by logistic regression on bots with 3 to 70 answers and 1 to 10 questions each, asked about all 77
 * topics of their domain and about others: nearness to one question is not enough beside what a bot knows.
 * The bias was then raised by 0.25, so that at 0.5 four in five questions are answered rightly by a bot with 51
 * answers.
 */
function sumByHead(match: ClassMatch, leads: Leads, classCount: number): number {
  const { semantic, lexical, typical } = match;
  const evidence = Math.max(-MAX_EVIDENCE, Math.min(match.evidence, MAX_EVIDENCE));
  const size = Math.log(Math.max(SIZES.min, Math.min(match.size, SIZES.max)));
  const { min, max } = CLASS_COUNTS;
  const answers = Math.log(Math.max(min, Math.min(classCount, max)) / CLASS_COUNTS.typical);
  return (
    -3.55 +
    4.61 * semantic +
    0.38 * lexical +
    0.39 * evidence +
    1.74 * leads.evidence +
    0.25 * leads.semantic +
    size * (-0.85 + 0.5 * semantic + 0.17 * evidence - 0.37 * leads.evidence - 1.53 * typical) +
    answers * (0.1 - 1.48 * semantic + 0.15 * evidence - 0.22 * leads.evidence)
  );
}

const chance = (evidence: number): number => 1 / (1 + Math.exp(-evidence));
