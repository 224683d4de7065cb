/** Where a page or document is opened at the very place of a passage. */

type PassageLocation = { place?: string | undefined; text: string };
/** As many words tell where on a page one is. */
const MOST_WORDS = 8;

export function passageUrl(url: string, { place: fragment, text }: PassageLocation): string {
  if (url === '') return '';
  if (fragment && /^page=\d+$/.test(fragment)) return `${url}#${fragment}`;
  // Only web pages can be opened at their words; what is read of a file is not what a browser shows.
  const start = /^https?:/.test(url) ? startOf(text) : '';
  const at = start === '' ? '' : `:~:text=${start}`;
  return fragment || at ? `${url}#${fragment ?? ''}${at}` : url;
}

/** Of the first line: words of one paragraph are found, those of two are not. */
function startOf(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  // Cells and list marks are ours and do not stand on the page.
  const own = line.split(' · ', 1)[0]?.replace(/^•\s*/, '') ?? '';
  const start = own
    .split(' ')
    .slice(0, MOST_WORDS)
    .join(' ')
    .replace(/[.,;:!?]+$/, '');
  return start.length < 3 ? '' : encodeURIComponent(start).replaceAll('-', '%2D');
}
