/** Finds links in a text. Separate from the schemas, so that the widget does not bundle zod. */

/** `href` opens a web page or an email; null for plain text. */
type TextPart = { text: string; href: string | null };

/** A link ends at a quotation mark, a bracket, or a character that is invisible or changes the direction. */
const LINK =
  /(?<![\p{L}\p{N}\p{M}])https?:\/\/[^\s<>"\\\p{Cc}\p{Cf}]+|(?<![\p{L}\p{N}\p{M}.+@/-])(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![\p{L}\p{N}\p{M}@])/giu;

/** Splits a text into plain parts and links. Trailing punctuation is not part of a link. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const written = withoutPunctuation(found);
    const link = linkOf(written);
    if (!link) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push(link);
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** An address with user info is not a link: the user info could be mistaken for the host. */
function linkOf(written: string): TextPart | undefined {
  try {
    const { href, host, username, password } = new URL(
      /^(https?|mailto):/i.test(written) ? written : `mailto:${written}`,
    );
    // An email address has no host.
    if (!username && !password) return { text: withPlainHost(written, host), href };
  } catch {
    // It only starts like an address.
  }
}

/** A non-ASCII host is shown in its ASCII form, so that it can't impersonate a similar one. */
const withPlainHost = (written: string, host: string): string =>
  written.replace(/(?<=^\w+:\/\/)[^/?#]*[^ -~][^/?#]*/, host);

function withoutPunctuation(address: string): string {
  const bare = address.replace(/[.,;:!?'’”*]+$/, '');
  const unopened = /[)\]]$/.test(bare) && !/[([]/.test(bare);
  return unopened ? withoutPunctuation(bare.slice(0, -1)) : bare;
}
