const MAX_NAMED = 5;

/** Names as a list for a sentence; of many only the first few, and how many more there are. */
export function listNames(names: readonly string[], total = names.length): string {
  const named = names.slice(0, MAX_NAMED);
  const more = total - named.length;
  return named.join(', ') + (more > 0 ? `, +${more}` : '');
}
