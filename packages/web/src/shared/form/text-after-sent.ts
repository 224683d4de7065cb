/** What is left of a text once its earlier state is stored: what was typed meanwhile, or the whole edited text. */
export function textAfterSent(text: string, sent: string): string {
  return text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;
}
