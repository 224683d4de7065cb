import { isHttpUrl } from '@parrot/contract/core';

export type TextPart = { text: string; link: boolean };

/** Splits a message into words and http(s) addresses. The punctuation that ends a sentence is no part of an address. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let rest = 0;
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/gi)) {
    const address = withoutPunctuation(found);
    if (!isHttpUrl(address)) continue;
    if (index > rest) parts.push({ text: text.slice(rest, index), link: false });
    parts.push({ text: address, link: true });
    rest = index + address.length;
  }
  if (rest < text.length) parts.push({ text: text.slice(rest), link: false });
  return parts;
}

function withoutPunctuation(address: string): string {
  const bare = address.replace(/[.,;:!?'’”*]+$/, '');
  const unopened = /[)\]]$/.test(bare) && !/[([]/.test(bare);
  return unopened ? withoutPunctuation(bare.slice(0, -1)) : bare;
}
