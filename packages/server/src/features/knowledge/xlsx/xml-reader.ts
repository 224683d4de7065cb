/**
 * Reads XML in portions, without a tree of it: a sheet may have a million cells. It expands no entities of a
 * document's own, so that a small file stays small.
 */

export type XmlHandler = {
  /** Names have no prefix. */
  onOpen(name: string, attributes: string): void;
  onText(text: string): void;
  onClose(name: string): void;
};

export class XmlError extends Error {
  override name = 'XmlError';
}

const MAX_TAG = 65_536;
const MAX_DEPTH = 100;
/** The longest reference to a character, such as &#x10FFFF; */
const MAX_REFERENCE = 12;
/** What is not text, with the marks that start and end it. */
const SECTIONS = [
  { start: '<!--', end: '-->', isText: false },
  { start: '<![CDATA[', end: ']]>', isText: true },
  { start: '<?', end: '?>', isText: false },
];
type Section = (typeof SECTIONS)[number];

export function createXmlReader({ onOpen, onText, onClose }: XmlHandler) {
  const open: string[] = [];
  let rest = '';
  let section: Section | undefined;

  /** Returns the position after the section, or -1 if its end is yet to come. */
  const skipSection = (text: string, at: number, { end, isText }: Section): number => {
    const ends = text.indexOf(end, at);
    const until = ends < 0 ? Math.max(at, text.length - end.length + 1) : ends;
    if (isText && until > at) onText(text.slice(at, until));
    rest = ends < 0 ? text.slice(until) : '';
    return ends < 0 ? -1 : ends + end.length;
  };

  const readTag = (tag: string) => {
    if (tag.startsWith('!')) throw new XmlError('a document type is not allowed');
    const isClosing = tag.startsWith('/');
    const name = /^\/?([^\s/]+)/.exec(tag)?.[1] ?? '';
    if (isClosing ? open.pop() !== name : name === '') throw new XmlError('tags do not match');
    const plain = name.slice(name.indexOf(':') + 1);
    if (!isClosing) onOpen(plain, tag.slice(name.length));
    if (isClosing || tag.endsWith('/')) onClose(plain);
    else if (open.push(name) > MAX_DEPTH) throw new XmlError('too many nested elements');
  };

  return {
    write(portion: string): void {
      const text = rest + portion;
      let at = 0;
      rest = '';
      while (at < text.length) {
        if (section) {
          at = skipSection(text, at, section);
          if (at < 0) return;
          section = undefined;
          continue;
        }
        const tagAt = text.indexOf('<', at);
        if (tagAt !== at) {
          const until = tagAt < 0 ? endOfText(text, at) : tagAt;
          if (until > at) onText(unescapeXml(text.slice(at, until)));
          rest = tagAt < 0 ? text.slice(until) : '';
          if (tagAt < 0) return;
          at = tagAt;
        }
        section = SECTIONS.find(({ start }) => text.startsWith(start, at));
        if (section) {
          at += section.start.length;
          continue;
        }
        const ends = endOfTag(text, at);
        if (ends < 0) {
          if (text.length - at > MAX_TAG) throw new XmlError('a tag is too long');
          rest = text.slice(at);
          return;
        }
        readTag(text.slice(at + 1, ends));
        at = ends + 1;
      }
    },

    end(): void {
      if (open.length > 0 || section || rest.trim() !== '') throw new XmlError('the document is cut off');
    },
  };
}

/** A reference to a character that is cut off waits for the next portion. */
function endOfText(text: string, from: number): number {
  const reference = text.lastIndexOf('&');
  const isCutOff =
    reference >= from && text.length - reference < MAX_REFERENCE && !text.includes(';', reference);
  return isCutOff ? reference : text.length;
}

/** The position of the '>' that ends the tag; those in quotation marks do not. */
function endOfTag(text: string, from: number): number {
  let quote = 0;
  const last = Math.min(text.length, from + MAX_TAG);
  for (let at = from + 1; at < last; at += 1) {
    const sign = text.charCodeAt(at);
    if (quote !== 0) {
      if (sign === quote) quote = 0;
    } else if (sign === 0x22 || sign === 0x27) quote = sign;
    else if (sign === 0x3e) return at;
  }
  return -1;
}

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi,
        (all, hex, decimal, named) => {
          if (named) return NAMED[named.toLowerCase()] ?? all;
          const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
          return code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
        },
      )
    : text;

const patterns = new Map<string, RegExp>();

/** The value of an attribute; undefined if the tag has none. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    patterns.set(name, pattern);
  }
  const found = pattern.exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}
