/** The URL of a page or document at a passage. */

type PassageLocation = { place?: string | undefined; text: string };
/** Enough words to find the text on a page. */
const MAX_WORDS = 8;

export function passageUrl(url: string, { place: fragment, text }: PassageLocation): string {
  if (url === '') return '';
  if (fragment && /^page=\d+$/.test(fragment)) return `${url}#${fragment}`;
  // Only web pages support text fragments; the text of a file differs from what a browser shows.
  const start = /^https?:/.test(url) ? startOf(text) : '';
  const at = start === '' ? '' : `:~:text=${start}`;
  return fragment || at ? `${url}#${fragment ?? ''}${at}` : url;
}

/** From the first line: a text fragment must be within one paragraph. */
function startOf(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  // Cell separators and list marks are ours and not on the page.
  const own = line.split(' · ', 1)[0]?.replace(/^•\s*/, '') ?? '';
  const start = own
    .split(' ')
    .slice(0, MAX_WORDS)
    .join(' ')
    .replace(/[.,;:!?]+$/, '');
  return start.length < 3 ? '' : encodeURIComponent(start).replaceAll('-', '%2D');
}
