/** Whether a model repeats its instructions, because a text it read told it to. */

/** So many words in a row are no coincidence. */
const RUN = 8;
const CITATION = /\[\d+\]/g;
const WORD = /[\p{L}\p{N}]+/gu;

/** Returns the check for one text of instructions; it is called for each piece of a reply. */
export function detectRepetition(instructions: string): (text: string) => boolean {
  const runs = new Set(runsOf(instructions));
  return (text) => runsOf(text).some((run) => runs.has(run));
}

function runsOf(text: string): string[] {
  const terms = text.replace(CITATION, ' ').toLowerCase().match(WORD) ?? [];
  return terms
    .slice(0, Math.max(0, terms.length - RUN + 1))
    .map((_, at) => terms.slice(at, at + RUN).join(' '));
}
