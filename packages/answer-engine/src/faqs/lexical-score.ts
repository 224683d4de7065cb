/**
 * Converts similarities to calibrated scores: of all answers scored 0.7, about seven in ten are right. A
 * score grows with the similarity and with the lead over the next FAQ. The first three constants were fitted
 * by logistic regression.
 */
const BIAS = -2.89;
const PER_SIMILARITY = 3.96;
const PER_LEAD = 11.95;
/** A larger lead adds nothing: with few FAQs there is often no second one. */
const MAX_LEAD = 0.3;

/** If two FAQs match equally, at most one of them is right, however well they match. */
const ALIKE = { bias: -0.3, perLead: 15 };

/** Expects similarities best first. */
export function scoresOf(similarities: readonly number[]): number[] {
  const [first = 0, second = 0] = similarities;
  return similarities.map((similarity, rank) => {
    const lead = similarity - (rank === 0 ? second : first);
    return Math.min(
      chance(BIAS + PER_SIMILARITY * similarity + PER_LEAD * Math.min(lead, MAX_LEAD)),
      chance(ALIKE.bias + ALIKE.perLead * lead),
    );
  });
}

const chance = (evidence: number): number => 1 / (1 + Math.exp(-evidence));
