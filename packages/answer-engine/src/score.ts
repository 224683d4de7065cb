/**
 * Similarities to scores that mean something: of all answers scored 0.7, about seven in ten are right.
 * A score grows with the similarity and with the lead over the next FAQ, so that two FAQs that
 * fit alike are both doubtful. The three constants were fitted by logistic regression on questions that
 * have an answer, questions near to one, and questions about something else.
 */
const BIAS = -2.92;
const PER_SIMILARITY = 3.92;
const PER_LEAD = 12.38;
/** A larger lead says nothing more: with few FAQs there is often no second at all. */
const LARGEST_LEAD = 0.3;

/** Takes similarities best first. */
export function scoresOf(similarities: readonly number[]): number[] {
  const [first = 0, second = 0] = similarities;
  return similarities.map((similarity, rank) => {
    const lead = Math.min(similarity - (rank === 0 ? second : first), LARGEST_LEAD);
    return 1 / (1 + Math.exp(-(BIAS + PER_SIMILARITY * similarity + PER_LEAD * lead)));
  });
}
