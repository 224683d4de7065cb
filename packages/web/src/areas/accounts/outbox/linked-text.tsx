/** Plain text with clickable web addresses. */
import { Fragment } from 'react';

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

export function LinkedText({ text }: { text: string }) {
  // Splitting by a group keeps its matches: every second piece is an address.
  return text.split(ADDRESS).map((piece, at) => {
    const key = `${at}-${piece}`;
    return at % 2 ? (
      <a key={key} href={piece}>
        {piece}
      </a>
    ) : (
      <Fragment key={key}>{piece}</Fragment>
    );
  });
}
