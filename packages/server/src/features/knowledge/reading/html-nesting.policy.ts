/**
 * Measures the nesting of HTML in one pass without parsing it: parsers take quadratic time in the depth, and
 * a megabyte can be a hundred thousand levels deep.
 */

/** Elements without an end tag, or with an optional one. */
const NOT_COUNTED = new Set(
  'area base body br col colgroup dd dt embed head hr html img input li link meta option p param rp rt source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
);
/** The content of these is text. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
const NAME = /\/?[a-z][^\s/>]*/y;

/** True if more than `most` elements are open at once. */
export function isNestedDeeper(html: string, most: number): boolean {
  const text = html.toLowerCase();
  const open = new Map<string, number>();
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) {
      at = after(text, '-->', at + 4);
      continue;
    }
    NAME.lastIndex = at + 1;
    const [tag = ''] = NAME.exec(text) ?? [];
    if (tag === '') {
      at += 1;
      continue;
    }
    at = after(text, '>', at);
    const isEnd = tag.startsWith('/');
    const name = isEnd ? tag.slice(1) : tag;
    if (!isEnd && RAW_TEXT.has(name)) at = after(text, `</${name}`, at);
    else if (!NOT_COUNTED.has(name)) {
      const before = open.get(name) ?? 0;
      // An unmatched end tag is ignored.
      const change = isEnd ? (before > 0 ? -1 : 0) : 1;
      open.set(name, before + change);
      depth += change;
      if (depth > most) return true;
    }
  }
  return false;
}

const after = (text: string, what: string, from: number): number => {
  const found = text.indexOf(what, from);
  return found === -1 ? text.length : found + what.length;
};
