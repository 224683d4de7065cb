/** Finds the links in what somebody wrote. Apart from the schemas, so that the widget can use it without zod. */

/** `href` leads to a web page or writes an email; null where the part is plain text. */
type TextPart = { text: string; href: string | null };

/** No link goes on behind a quotation mark, a bracket or a character that is invisible or turns the writing around. */
const LINK =
  /(?<![\p{L}\p{N}\p{M}])https?:\/\/[^\s<>"\\\p{Cc}\p{Cf}]+|(?<![\p{L}\p{N}\p{M}.+@/-])(?:mailto:)?[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?![\p{L}\p{N}\p{M}@])/giu;

/** Splits a text into plain parts and links. The punctuation that ends a sentence is no part of a link. */
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

/** An address with a name before its host is no link: the name is there to be taken for the host. */
function linkOf(written: string): TextPart | undefined {
  try {
    const { href, host, username, password } = new URL(
      /^(https?|mailto):/i.test(written) ? written : `mailto:${written}`,
    );
    // An email address has no host.
    if (!username && !password) return { text: withPlainHost(written, host), href };
  } catch {
    // It only begins like an address.
  }
}

/** A host in other letters than ASCII is shown as the browser calls it, so that it can't pass for a similar one. */
const withPlainHost = (written: string, host: string): string =>
  written.replace(/(?<=^\w+:\/\/)[^/?#]*[^ -~][^/?#]*/, host);

function withoutPunctuation(address: string): string {
  const bare = address.replace(/[.,;:!?'’”*]+$/, '');
  const unopened = /[)\]]$/.test(bare) && !/[([]/.test(bare);
  return unopened ? withoutPunctuation(bare.slice(0, -1)) : bare;
}
