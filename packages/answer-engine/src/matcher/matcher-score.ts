/**
 * Converts matches to calibrated scores: of all answers scored 0.7, about seven in ten are right. Fitted by
 * logistic regression on bots with 3 to 77 FAQs and 1 to 10 questions each.
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

const BY_BOTH: Weights = {
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

type ScoringContext = { hasMeaning: boolean; isAcross: (match: ClassMatch) => boolean };

/** Expects the matches best first; each is compared with the best of the others. */
export function scoresOfMatches(
  matches: readonly ClassMatch[],
  { hasMeaning, isAcross }: ScoringContext,
): number[] {
  return matches.map((match, rank) => {
    const others = matches.filter((_, at) => at !== rank);
    const most = (of: (other: ClassMatch) => number) => Math.max(0, ...others.map(of));
    const lead = (own: number, other: number) => Math.max(-1, Math.min(own - other, MAX_LEAD));
    const ahead =
      others.length === 0 ? 0 : match.evidence - Math.max(...others.map(({ evidence }) => evidence));
    const weights = !hasMeaning ? BY_WORDS : isAcross(match) ? ACROSS : BY_BOTH;
    const sum =
      weights.bias +
      weights.semantic * match.semantic +
      weights.lexical * match.lexical +
      weights.evidence * Math.max(-MAX_EVIDENCE, Math.min(ahead, MAX_EVIDENCE)) +
      weights.semanticLead *
        lead(
          match.semantic,
          most(({ semantic }) => semantic),
        ) +
      weights.lexicalLead *
        lead(
          match.lexical,
          most(({ lexical }) => lexical),
        );
    return 1 / (1 + Math.exp(-sum));
  });
}
