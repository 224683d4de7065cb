/** Which suggestion Enter chooses as long as the agent has not moved to another one. */

/**
 * The index of the suggestion with exactly that name, otherwise of the first with a name that has a word
 * beginning with it; -1 if there is none.
 */
export function preselectedSuggestion(names: readonly (readonly string[])[], typed: string): number {
  const exact = exactSuggestion(names, typed);
  return exact >= 0 ? exact : names.findIndex((all) => all.some((name) => hasWordWith(name, typed)));
}

export const exactSuggestion = (names: readonly (readonly string[])[], typed: string): number =>
  names.findIndex((all) => all.some((name) => name.toLowerCase() === typed.toLowerCase()));

/** The names by which a response is found: its tags, and its title unless a number was typed, as in 'gate #5'. */
export const namesOfResponse = (
  { title, hashtags }: { title: string; hashtags: readonly string[] },
  typed: string,
): string[] => {
  const tags = hashtags.map((tag) => tag.replace(/^#/, ''));
  return /^\d+$/.test(typed) ? tags : [...tags, title];
};

function hasWordWith(name: string, start: string): boolean {
  const [lower, lowerStart] = [name.toLowerCase(), start.toLowerCase()];
  return (
    lower.startsWith(lowerStart) ||
    lower.split(/[^\p{L}\p{N}]+/u).some((word) => word !== '' && word.startsWith(lowerStart))
  );
}
