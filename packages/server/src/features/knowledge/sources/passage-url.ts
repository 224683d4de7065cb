/** Where a page or document is opened at the very place of a passage. */

type Place = { place?: string | undefined; text: string };
/** As many words tell where on a page one is. */
const MOST_WORDS = 8;

export function passageUrl(url: string, { place, text }: Place): string {
  if (url === '') return '';
  if (place && /^page=\d+$/.test(place)) return `${url}#${place}`;
  // Only web pages can be opened at their words; what is read of a file is not what a browser shows.
  const words = /^https?:/.test(url) ? firstWords(text) : '';
  const at = words === '' ? '' : `:~:text=${words}`;
  return place || at ? `${url}#${place ?? ''}${at}` : url;
}

/** Of the first line: words of one paragraph are found, those of two are not. */
function firstWords(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  // Cells and list marks are ours and do not stand on the page.
  const own = line.split(' · ', 1)[0]?.replace(/^•\s*/, '') ?? '';
  const words = own
    .split(' ')
    .slice(0, MOST_WORDS)
    .join(' ')
    .replace(/[.,;:!?]+$/, '');
  return words.length < 3 ? '' : encodeURIComponent(words).replaceAll('-', '%2D');
}
